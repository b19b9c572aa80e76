import type { RetailLine } from './retail-line.ts'

/** A customer as a file knows him: by his number and where his invoices went. */
export type CustomerDetails = { readonly number: string; readonly country: string }

/** Gathers customers line by line. */
export class CustomerGatherer {
  private readonly countries = new Map<string, Map<string, number>>()

  add({ customer, country }: RetailLine): void {
    if (customer === '') return
    const lines = this.countries.get(customer) ?? new Map<string, number>()
    this.countries.set(customer, lines.set(country, (lines.get(country) ?? 0) + 1))
  }

  /** In the order of their numbers; each in the country of most of his lines, of as many in the first of the alphabet. */
  all(): CustomerDetails[] {
    return [...this.countries]
      .map(([number, lines]) => {
        const [most] = [...lines].toSorted(
          ([one, count], [other, otherCount]) => otherCount - count || (one < other ? -1 : 1),
        )
        return { number, country: most?.[0] ?? '' }
      })
      .toSorted((one, other) => (one.number < other.number ? -1 : 1))
  }
}
