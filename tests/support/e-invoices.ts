/** A line of an e-invoice; omitted: 20 % standard rate, pieces, and quantity × price as its net amount. Amounts as decimals. */
export type BillLine = {
  readonly name: string
  readonly sellerCode?: string
  readonly buyerCode?: string
  readonly gtin?: string
  readonly quantity: string
  readonly unit?: string
  readonly price: string
  readonly baseQuantity?: string
  readonly net?: string
  readonly category?: string
  readonly rate?: string
}

type Adjustment = {
  readonly isCharge: boolean
  readonly amount: string
  readonly reason?: string
  readonly category?: string
  readonly rate?: string
}

type Bill = {
  readonly number: string
  readonly isCredit?: boolean
  readonly currency?: string
  readonly order?: string
  readonly credited?: string
  readonly dueOn?: string
  readonly seller?: { readonly name: string; readonly taxNumber?: string }
  readonly buyer?: { readonly name: string; readonly taxNumber?: string }
  readonly lines: readonly BillLine[]
  readonly adjustments?: readonly Adjustment[]
  /** Stated totals in place of those that follow from the lines. */
  readonly net?: string
  readonly tax?: string
  readonly prepaid?: string
}

const cents = (decimal: string) => Math.round(Number(decimal) * 100)
const decimal = (minor: number) => (minor / 100).toFixed(2)
const netOf = ({ net, quantity, price, baseQuantity = '1' }: BillLine) =>
  net ?? decimal(Math.round((Number(quantity) * Number(price) * 100) / Number(baseQuantity)))
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const tag = (name: string, value: string | undefined, attributes = '') =>
  value === undefined ? '' : `<${name}${attributes}>${escaped(value)}</${name}>`
const block = (name: string, ...content: readonly string[]) => `<${name}>${content.join('')}</${name}>`

/** Totals as EN 16931 BR-CO-10 to 17 derive them. */
function totalsOf({ lines, adjustments = [], net, tax }: Bill) {
  const sign = ({ isCharge }: Adjustment) => (isCharge ? 1 : -1)
  const parts = [
    ...lines.map((line) => ({ ...line, minor: cents(netOf(line)) })),
    ...adjustments.map((one) => ({ ...one, minor: sign(one) * cents(one.amount) })),
  ].map(({ minor, category = 'S', rate = '20' }) => ({ minor, category, rate }))
  const groups = [...Map.groupBy(parts, ({ category, rate }) => `${category} ${rate}`).values()].map((same) => {
    const basis = same.reduce((sum, { minor }) => sum + minor, 0)
    const [{ category, rate } = { category: 'S', rate: '20' }] = same
    return { category, rate, basis, tax: Math.round((basis * Number(rate)) / 100) }
  })
  const netMinor = net === undefined ? groups.reduce((sum, { basis }) => sum + basis, 0) : cents(net)
  const taxMinor = tax === undefined ? groups.reduce((sum, one) => sum + one.tax, 0) : cents(tax)
  return { groups, netMinor, taxMinor, lineMinor: lines.reduce((sum, line) => sum + cents(netOf(line)), 0) }
}

const looms = { name: 'Looms Ltd', taxNumber: 'GB123456789' }
const buyerLtd = { name: 'Buyer Ltd', taxNumber: 'GB987654321' }

/** Source: OASIS UBL 2.1, as CEN/TS 16931-3-2 binds it. */
export function ublFile(bill: Bill): string {
  const { number, isCredit = false, currency = 'GBP', order, credited, dueOn, prepaid } = bill
  const { seller = looms, buyer = buyerLtd, lines, adjustments = [] } = bill
  const { groups, netMinor, taxMinor, lineMinor } = totalsOf(bill)
  const root = isCredit ? 'CreditNote' : 'Invoice'
  const money = (name: string, value: string) => tag(`cbc:${name}`, value, ` currencyID="${currency}"`)
  const scheme = block('cac:TaxScheme', tag('cbc:ID', 'VAT'))
  const category = (name: string, { category: id = 'S', rate = '20' }: Pick<BillLine, 'category' | 'rate'>) =>
    block(`cac:${name}`, tag('cbc:ID', id), tag('cbc:Percent', rate), scheme)
  const party = (side: string, { name, taxNumber }: { readonly name: string; readonly taxNumber?: string }) =>
    block(
      `cac:${side}`,
      block(
        'cac:Party',
        block('cac:PostalAddress', block('cac:Country', tag('cbc:IdentificationCode', 'GB'))),
        taxNumber === undefined ? '' : block('cac:PartyTaxScheme', tag('cbc:CompanyID', taxNumber), scheme),
        block('cac:PartyLegalEntity', tag('cbc:RegistrationName', name)),
      ),
    )
  const content = [
    tag('cbc:ID', number),
    tag('cbc:IssueDate', '2026-01-15'),
    tag('cbc:DueDate', dueOn),
    tag(`cbc:${root}TypeCode`, isCredit ? '381' : '380'),
    tag('cbc:DocumentCurrencyCode', currency),
    order === undefined ? '' : block('cac:OrderReference', tag('cbc:ID', order)),
    credited === undefined
      ? ''
      : block('cac:BillingReference', block('cac:InvoiceDocumentReference', tag('cbc:ID', credited))),
    party('AccountingSupplierParty', seller),
    party('AccountingCustomerParty', buyer),
    ...adjustments.map(({ isCharge, amount, reason, ...tax }) =>
      block(
        'cac:AllowanceCharge',
        tag('cbc:ChargeIndicator', String(isCharge)),
        tag('cbc:AllowanceChargeReason', reason),
        money('Amount', amount),
        category('TaxCategory', tax),
      ),
    ),
    block(
      'cac:TaxTotal',
      money('TaxAmount', decimal(taxMinor)),
      ...groups.map((group) =>
        block(
          'cac:TaxSubtotal',
          money('TaxableAmount', decimal(group.basis)),
          money('TaxAmount', decimal(group.tax)),
          category('TaxCategory', group),
        ),
      ),
    ),
    block(
      'cac:LegalMonetaryTotal',
      money('LineExtensionAmount', decimal(lineMinor)),
      money('TaxExclusiveAmount', decimal(netMinor)),
      money('TaxInclusiveAmount', decimal(netMinor + taxMinor)),
      prepaid === undefined ? '' : money('PrepaidAmount', prepaid),
      money('PayableAmount', decimal(netMinor + taxMinor - cents(prepaid ?? '0'))),
    ),
    ...lines.map((line, at) =>
      block(
        `cac:${root}Line`,
        tag('cbc:ID', String(at + 1)),
        tag(`cbc:${isCredit ? 'Credited' : 'Invoiced'}Quantity`, line.quantity, ` unitCode="${line.unit ?? 'C62'}"`),
        money('LineExtensionAmount', netOf(line)),
        block(
          'cac:Item',
          tag('cbc:Name', line.name),
          line.buyerCode === undefined ? '' : block('cac:BuyersItemIdentification', tag('cbc:ID', line.buyerCode)),
          line.sellerCode === undefined ? '' : block('cac:SellersItemIdentification', tag('cbc:ID', line.sellerCode)),
          line.gtin === undefined
            ? ''
            : block('cac:StandardItemIdentification', tag('cbc:ID', line.gtin, ' schemeID="0160"')),
          category('ClassifiedTaxCategory', line),
        ),
        block('cac:Price', money('PriceAmount', line.price), tag('cbc:BaseQuantity', line.baseQuantity)),
      ),
    ),
  ]
  const schema = 'urn:oasis:names:specification:ubl:schema:xsd'
  const spaces = `xmlns="${schema}:${root}-2" xmlns:cac="${schema}:CommonAggregateComponents-2" xmlns:cbc="${schema}:CommonBasicComponents-2"`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${spaces}>${content.join('')}</${root}>`
}

/** Source: UN/CEFACT Cross Industry Invoice D16B, as CEN/TS 16931-3-3 binds it. */
export function ciiFile(bill: Bill): string {
  const { number, isCredit = false, currency = 'GBP', order, credited, dueOn, prepaid } = bill
  const { seller = looms, buyer = buyerLtd, lines, adjustments = [] } = bill
  const { groups, netMinor, taxMinor, lineMinor } = totalsOf(bill)
  const day = (name: string, kind: string, on: string) =>
    block(`ram:${name}`, tag(`udt:${kind}`, on.replaceAll('-', ''), ' format="102"'))
  const rated = ({ category = 'S', rate = '20' }: Pick<BillLine, 'category' | 'rate'>) =>
    tag('ram:CategoryCode', category) + tag('ram:RateApplicablePercent', rate)
  const party = (side: string, { name, taxNumber }: { readonly name: string; readonly taxNumber?: string }) =>
    block(
      `ram:${side}`,
      tag('ram:Name', name),
      block('ram:PostalTradeAddress', tag('ram:CountryID', 'GB')),
      taxNumber === undefined ? '' : block('ram:SpecifiedTaxRegistration', tag('ram:ID', taxNumber, ' schemeID="VA"')),
    )
  const lineOf = (line: BillLine, at: number) =>
    block(
      'ram:IncludedSupplyChainTradeLineItem',
      block('ram:AssociatedDocumentLineDocument', tag('ram:LineID', String(at + 1))),
      block(
        'ram:SpecifiedTradeProduct',
        tag('ram:GlobalID', line.gtin, ' schemeID="0160"'),
        tag('ram:SellerAssignedID', line.sellerCode),
        tag('ram:BuyerAssignedID', line.buyerCode),
        tag('ram:Name', line.name),
      ),
      block(
        'ram:SpecifiedLineTradeAgreement',
        block(
          'ram:NetPriceProductTradePrice',
          tag('ram:ChargeAmount', line.price),
          tag('ram:BasisQuantity', line.baseQuantity),
        ),
      ),
      block(
        'ram:SpecifiedLineTradeDelivery',
        tag('ram:BilledQuantity', line.quantity, ` unitCode="${line.unit ?? 'C62'}"`),
      ),
      block(
        'ram:SpecifiedLineTradeSettlement',
        block('ram:ApplicableTradeTax', tag('ram:TypeCode', 'VAT'), rated(line)),
        block('ram:SpecifiedTradeSettlementLineMonetarySummation', tag('ram:LineTotalAmount', netOf(line))),
      ),
    )
  const content = [
    block(
      'rsm:ExchangedDocument',
      tag('ram:ID', number),
      tag('ram:TypeCode', isCredit ? '381' : '380'),
      day('IssueDateTime', 'DateTimeString', '2026-01-15'),
    ),
    block(
      'rsm:SupplyChainTradeTransaction',
      ...lines.map(lineOf),
      block(
        'ram:ApplicableHeaderTradeAgreement',
        party('SellerTradeParty', seller),
        party('BuyerTradeParty', buyer),
        order === undefined ? '' : block('ram:BuyerOrderReferencedDocument', tag('ram:IssuerAssignedID', order)),
      ),
      block('ram:ApplicableHeaderTradeDelivery'),
      block(
        'ram:ApplicableHeaderTradeSettlement',
        tag('ram:InvoiceCurrencyCode', currency),
        ...groups.map((group) =>
          block(
            'ram:ApplicableTradeTax',
            tag('ram:CalculatedAmount', decimal(group.tax)),
            tag('ram:TypeCode', 'VAT'),
            tag('ram:BasisAmount', decimal(group.basis)),
            rated(group),
          ),
        ),
        ...adjustments.map(({ isCharge, amount, reason, ...tax }) =>
          block(
            'ram:SpecifiedTradeAllowanceCharge',
            block('ram:ChargeIndicator', tag('udt:Indicator', String(isCharge))),
            tag('ram:ActualAmount', amount),
            tag('ram:Reason', reason),
            block('ram:CategoryTradeTax', tag('ram:TypeCode', 'VAT'), rated(tax)),
          ),
        ),
        dueOn === undefined
          ? ''
          : block('ram:SpecifiedTradePaymentTerms', day('DueDateDateTime', 'DateTimeString', dueOn)),
        block(
          'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
          tag('ram:LineTotalAmount', decimal(lineMinor)),
          tag('ram:TaxBasisTotalAmount', decimal(netMinor)),
          tag('ram:TaxTotalAmount', decimal(taxMinor), ` currencyID="${currency}"`),
          tag('ram:GrandTotalAmount', decimal(netMinor + taxMinor)),
          tag('ram:TotalPrepaidAmount', prepaid),
          tag('ram:DuePayableAmount', decimal(netMinor + taxMinor - cents(prepaid ?? '0'))),
        ),
        credited === undefined ? '' : block('ram:InvoiceReferencedDocument', tag('ram:IssuerAssignedID', credited)),
      ),
    ),
  ]
  const un = 'urn:un:unece:uncefact:data'
  const spaces = `xmlns:rsm="${un}:standard:CrossIndustryInvoice:100" xmlns:ram="${un}:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="${un}:standard:UnqualifiedDataType:100"`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rsm:CrossIndustryInvoice ${spaces}>${content.join('')}</rsm:CrossIndustryInvoice>`
}
