import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Lost reservations', ar: 'الحجوزات المفقودة' },
  product: { en: 'Product', ar: 'المنتج' },
  kind: { en: 'Type', ar: 'النوع' },
  kind_reservation: { en: 'Reservation', ar: 'حجز' },
  kind_allocation: { en: 'Allocation', ar: 'تخصيص' },
  quantity: { en: 'Quantity', ar: 'الكمية' },
  lostAt: { en: 'Date', ar: 'التاريخ' },
  source: { en: 'Document', ar: 'المستند' },
  waiting: {
    en: '{count, plural, one {# transfer has lost reserved stock} other {# transfers have lost reserved stock}}',
    ar: '{count, plural, zero {لا تحويلات فقدت مخزونًا محجوزًا} one {تحويل واحد فقد مخزونًا محجوزًا} two {تحويلان فقدا مخزونًا محجوزًا} few {# تحويلات فقدت مخزونًا محجوزًا} many {# تحويلًا فقد مخزونًا محجوزًا} other {# تحويل فقد مخزونًا محجوزًا}}',
  },
})
