/** An account number or BIC as banks exchange it: capital letters and digits. */
export function bareNumber(entered: string): string {
  return entered.toUpperCase().replaceAll(/[^A-Z\d]/g, '')
}
