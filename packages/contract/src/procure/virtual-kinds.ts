export const virtualKinds = ['kit', 'bundle', 'preorder', 'prepack'] as const
export const priceModes = ['fixed', 'sum', 'sum_minus_ppm', 'sum_minus_amount'] as const

/** Of a bill of materials. */
export const mostComponents = 100
export const mostGroups = 20
