import { shortDecimal } from '@countinghouse/kernel/money'

type Place = { readonly [field: string]: unknown }

/** A geo URI that opens the preferred map application, without contacting a third party. Source: RFC 5870. */
export function placeAddress({ latitudeMicro, longitudeMicro }: Place): string | null {
  if (typeof latitudeMicro !== 'number' || typeof longitudeMicro !== 'number') return null
  return `geo:${shortDecimal(latitudeMicro, 6)},${shortDecimal(longitudeMicro, 6)}`
}
