/** Public functions of module procure. */
export { checks } from './checks.ts'
export { costOfVariant } from './costs/cost-of-variant.ts'
export { ibanFault, isBic } from './suppliers/iban.ts'
export { openNumber } from './suppliers/account-number.ts'
export { lookUpMany } from './products/look-up.ts'
export { findScannedVariants } from './products/scanned-variants.ts'
export { readWeb } from './web/read-web.ts'
export { resolvePrices } from './prices/resolve-prices.ts'
