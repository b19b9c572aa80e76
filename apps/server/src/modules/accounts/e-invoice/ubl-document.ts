/** Category of tax: standard or reduced rate, zero rate, exempt, reverse charge. Source: UNCL 5305, as EN 16931 BT-118 takes it. */
export type TaxCategory = 'S' | 'Z' | 'E' | 'AE'

export type UblParty = {
  readonly name: string
  readonly lines: readonly string[]
  readonly city: string | null
  readonly postcode: string | null
  readonly region: string | null
  /** ISO 3166-1. */
  readonly country: string
  /** VAT number with the prefix of its country. */
  readonly taxNumber: string | null
  readonly registrationNo: string | null
  readonly email: string | null
}

export type UblLine = {
  readonly lineNo: number
  readonly name: string
  readonly sku: string | null
  readonly quantity: string
  /** UN/ECE Recommendation 20. */
  readonly unitCode: string
  readonly netMinor: number
  readonly taxMinor: number
  readonly category: TaxCategory
  readonly ratePpm: number
  /** Net price of one unit; null: it cannot be written exactly. */
  readonly unitPrice: string | null
}

/** An invoice or a credit note. Units: minor units of the currency. */
export type UblDocument = {
  readonly kind: 'invoice' | 'credit_note'
  readonly number: string
  readonly issuedOn: string
  readonly taxPoint: string
  readonly dueOn: string
  readonly currency: string
  readonly note: string | null
  /** Why the customer is exempt from tax; null: it is not, or this document does not say so. */
  readonly exemption: string | null
  /** Purchase order number of the buyer. */
  readonly reference: string | null
  /** Number of the credited invoice. */
  readonly originalNumber: string | null
  readonly seller: UblParty
  readonly buyer: UblParty
  readonly lines: readonly UblLine[]
  readonly netMinor: number
  readonly taxMinor: number
  readonly grossMinor: number
}
