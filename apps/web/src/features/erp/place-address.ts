import { shortDecimal } from '@countinghouse/kernel/money'

type Place = { readonly [field: string]: unknown }

/** What opens a place in the map that the reader's machine prefers; nothing is asked of anybody else. Source: RFC 5870. */
export function placeAddress({ latitudeMicro, longitudeMicro }: Place): string | null {
  if (typeof latitudeMicro !== 'number' || typeof longitudeMicro !== 'number') return null
  return `geo:${shortDecimal(latitudeMicro, 6)},${shortDecimal(longitudeMicro, 6)}`
}
