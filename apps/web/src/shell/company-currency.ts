let currency = ''

/** ISO 4217 code of the signed-in company's currency, for what reads and writes amounts outside any component. */
export function companyCurrency(): string {
  return currency
}

export function keepCompanyCurrency(code: string): void {
  currency = code
}
