/** Audit label of a web value: `FIT`, `CARE ar`, `WEIGHT RUN-42`. */
export function webWord(code: string | undefined, sku: string | undefined, locale: string | null): string {
  return [code, sku, locale].filter(Boolean).join(' ')
}
