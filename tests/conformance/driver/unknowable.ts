/** What nobody is served for who holds no app, reads no mail or has no identity provider: their own tests prove these. */
export const unknowable: ReadonlySet<string> = new Set([
  'auth.email.confirm',
  'auth.providerLink.begin',
  'auth.recoveryCode.create',
  'auth.secondFactor.confirm',
  // Find nothing but a price, a code or sizes that are there.
  'procure.price.resolve',
  'procure.virtualProduct.fillPrepack',
  'procure.product.lookup',
  'sales.register.look_up',
  // Nor a coupon, a card, a voucher or a receipt.
  'sales.receipt.find',
  'sales.register.coupon',
  'sales.register.member',
  'sales.register.voucher',
  'sales.register.giftCard',
  // Only one way in which an amount comes about goes with what it is shared out by, and a draft of a transfer has no goods yet.
  'inventory.transferCharge.preview',
])
