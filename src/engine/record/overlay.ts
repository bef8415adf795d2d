/** A map that reads as another one with its own entries laid over; the other one is never changed. */
export class Overlay<K, V> implements ReadonlyMap<K, V> {
  readonly own = new Map<K, V>()
  readonly #base: ReadonlyMap<K, V>

  constructor(base: ReadonlyMap<K, V>) {
    this.#base = base
  }

  get(key: K): V | undefined {
    return this.own.has(key) ? this.own.get(key) : this.#base.get(key)
  }

  has(key: K): boolean {
    return this.own.has(key) || this.#base.has(key)
  }

  set(key: K, value: V): void {
    this.own.set(key, value)
  }

  get size(): number {
    let size = this.#base.size
    for (const key of this.own.keys()) if (!this.#base.has(key)) size += 1
    return size
  }

  *entries(): MapIterator<[K, V]> {
    for (const [key, value] of this.#base) yield [key, this.own.get(key) ?? value]
    for (const [key, value] of this.own) if (!this.#base.has(key)) yield [key, value]
  }

  *keys(): MapIterator<K> {
    for (const [key] of this.entries()) yield key
  }

  *values(): MapIterator<V> {
    for (const [, value] of this.entries()) yield value
  }

  [Symbol.iterator](): MapIterator<[K, V]> {
    return this.entries()
  }

  forEach(visit: (value: V, key: K, map: ReadonlyMap<K, V>) => void): void {
    for (const [key, value] of this.entries()) visit(value, key, this)
  }
}
