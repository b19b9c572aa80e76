const dayMs = 86_400_000

/** The trading days of a file, in order, by their places from 0 on. */
export class Calendar {
  readonly days: readonly string[]
  private readonly numbers: readonly number[]

  constructor(days: Iterable<string>) {
    this.days = [...days].toSorted()
    this.numbers = this.days.map((day) => Date.parse(`${day}T00:00:00Z`) / dayMs)
  }

  /** For each trading day the place of the first one that many days of the calendar later; as many as there are when none is. */
  placesAfter(count: number): number[] {
    let end = 0
    return this.numbers.map((number) => {
      while (end < this.numbers.length && (this.numbers[end] ?? 0) < number + count) end += 1
      return end
    })
  }

  /** Places of the first trading day of each month. */
  monthBegins(): number[] {
    return this.days.flatMap((day, place) => (this.days[place - 1]?.slice(0, 7) === day.slice(0, 7) ? [] : [place]))
  }
}
