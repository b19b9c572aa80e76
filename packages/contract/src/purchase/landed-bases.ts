/** Bases of which each can be calculated for any goods; `chargeable` ones compare weight and volume as the carriers do. */
export const ruleBases = [
  'value',
  'qty',
  'weight',
  'volume',
  'chargeable',
  'chargeable_sea',
  'chargeable_road',
  'equal',
] as const

/**
 * How a landed cost is allocated. `chargeable`: of air freight, 167 kg to the cubic metre; by sea a tonne, by road 333 kg. `duty`: by HS code
 * and origin, on value and posted landed cost.
 */
export const landedBases = [...ruleBases, 'duty', 'manual'] as const
export type LandedBasis = (typeof landedBases)[number]
