export const promotionKinds = [
  'line_percent',
  'line_amount',
  'line_fixed_price',
  'buy_x_get_y',
  'bundle_price',
  'order_percent',
  'order_amount',
] as const
export type PromotionKind = (typeof promotionKinds)[number]

export const promotionDays = [
  'daily',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
