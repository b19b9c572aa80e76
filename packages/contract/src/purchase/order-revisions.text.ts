import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  revisions: { en: 'Revisions', ar: 'المراجعات' },
  heading: { en: 'Revision {revision}', ar: 'المراجعة {revision}' },
  by: { en: '{person}, {when}: {reason}', ar: '{person}، {when}: {reason}' },
  product: { en: 'Product', ar: 'المنتج' },
  quantity: { en: 'Quantity', ar: 'الكمية' },
  net: { en: 'Net amount', ar: 'المبلغ الصافي' },
  dueOn: { en: 'Due date', ar: 'تاريخ الاستحقاق' },
  changed: { en: '{before} → {after}', ar: '{before} ← {after}' },
  nothing: { en: 'No product was changed.', ar: 'لم يتغير أي منتج.' },
})
