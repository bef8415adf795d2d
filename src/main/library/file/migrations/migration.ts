/** One forward change of the schema. There is no way back: the backup is. */
export interface Migration {
  /** 1, 2, 3 …; `user_version` after it has run. */
  readonly version: number
  readonly name: string
  readonly sql: string
}
