/** How well chances to win agree with how matches ended: a reliability table, calibration error and Brier score. */

/** A chance to win that was told, 0 to 1, and the share of the win the seat had in the end. */
export interface Forecast {
  readonly told: number
  readonly won: number
}

/** Forecasts of about the same chance. */
export interface Tenth {
  /** The least chance in it; the next tenth begins 0.1 above. */
  readonly from: number
  readonly forecasts: number
  /** The mean of the chances told. */
  readonly told: number
  /** The mean share of the win. */
  readonly won: number
}

export interface Reliability {
  /** Those that have forecasts. */
  readonly tenths: readonly Tenth[]
  /**
   * The expected calibration error: how far told and won lie apart in a tenth, on the average over all forecasts.
   * Source: M. Naeini, G. Cooper, M. Hauskrecht, "Obtaining Well Calibrated Probabilities Using Bayesian Binning",
   * AAAI 2015.
   */
  readonly calibrationError: number
  /** The mean square of told minus won: 0 at best. G. Brier, Monthly Weather Review 78(1), 1950. */
  readonly brier: number
  /** The same if every seat had always been given the same chance, `alike`. */
  readonly brierAlike: number
}

const TENTHS = 10

const mean = <T>(items: readonly T[], value: (item: T) => number): number =>
  items.reduce((sum, item) => sum + value(item), 0) / items.length

/** Compares forecasts with the results; `alike` is the chance of a seat before anything is known. */
export const reliabilityOf = (forecasts: readonly Forecast[], alike: number): Reliability => {
  const groups = Map.groupBy(forecasts, ({ told }) => Math.min(TENTHS - 1, Math.floor(told * TENTHS)))
  const tenths = [...groups]
    .sort(([one], [other]) => one - other)
    .map(([tenth, group]): Tenth => ({
      from: tenth / TENTHS,
      forecasts: group.length,
      told: mean(group, ({ told }) => told),
      won: mean(group, ({ won }) => won),
    }))
  const apart = tenths.reduce((sum, tenth) => sum + tenth.forecasts * Math.abs(tenth.told - tenth.won), 0)
  return {
    tenths,
    calibrationError: apart / forecasts.length,
    brier: mean(forecasts, ({ told, won }) => (told - won) ** 2),
    brierAlike: mean(forecasts, ({ won }) => (alike - won) ** 2),
  }
}
