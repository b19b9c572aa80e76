import { texts } from '@countinghouse/kernel/text'

/** The document that a print layout is shown with. */
export const text = texts({
  title: { en: 'Sample document', ar: 'مستند نموذجي' },
  status: { en: 'Sample', ar: 'نموذج' },
  date: { en: 'Date', ar: 'التاريخ' },
  party: { en: 'Customer', ar: 'العميل' },
  party_name: { en: 'Sample customer', ar: 'عميل نموذجي' },
  party_street: { en: '1 Sample Street', ar: '1 شارع النموذج' },
  product: { en: 'Product', ar: 'المنتج' },
  product_name: { en: 'Sample product', ar: 'منتج نموذجي' },
  quantity: { en: 'Quantity', ar: 'الكمية' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  total: { en: 'Total', ar: 'الإجمالي' },
})
