import type { Frame } from './letterhead.ts'
import type { PaperContent } from './paper-content.ts'

/** `place`: lines that a paper must have, such as the address of who issues an invoice; the heading of its layout follows them. */
export function framing(
  { place: ofStore, heading, footer, logo }: Frame,
  place: readonly string[] = [],
): Pick<PaperContent, 'place' | 'logo' | 'footer'> {
  const lines = place.length > 0 ? [...place, ...(heading ?? [])] : (heading ?? ofStore)
  return { place: lines, ...(logo !== null && { logo }), ...(footer !== null && { footer }) }
}
