const mostOfCode = 30
const mostOfSku = 60

/** The style code of what a till knows by a code of its own: without blanks and signs, which the SKU keeps; '' where nothing is left. */
export function productCodeOf(code: string): string {
  return code
    .replaceAll(/[^\p{L}\p{N}._/-]+/gu, '-')
    .replace(/^[._/-]+/, '')
    .slice(0, mostOfCode)
}

/** The SKU of its one variant: the code of the file, by which its lines find it. */
export function skuOf(code: string): string {
  return code.slice(0, mostOfSku)
}
