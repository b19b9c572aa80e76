let currency = ''

/** ISO 4217 code of the company currency, for amounts read and written outside components. */
export function companyCurrency(): string {
  return currency
}

export function saveCompanyCurrency(code: string): void {
  currency = code
}
