import { texts } from '@countinghouse/kernel/text'

/** Attention items, formatted by the server. */
export const text = texts({
  periodsOpen: {
    en: '{count, plural, one {# ended fiscal period is open in the general ledger} other {# ended fiscal periods are open in the general ledger}}',
    ar: '{count, plural, zero {لا فترات مالية منتهية مفتوحة في دفتر الأستاذ} one {فترة مالية منتهية واحدة مفتوحة في دفتر الأستاذ} two {فترتان ماليتان منتهيتان مفتوحتان في دفتر الأستاذ} few {# فترات مالية منتهية مفتوحة في دفتر الأستاذ} many {# فترة مالية منتهية مفتوحة في دفتر الأستاذ} other {# فترة مالية منتهية مفتوحة في دفتر الأستاذ}}',
  },
  entryDrafts: {
    en: '{count, plural, one {# journal entry is a draft} other {# journal entries are drafts}}',
    ar: '{count, plural, zero {لا قيود يدوية مسودة} one {قيد يدوي واحد مسودة} two {قيدان يدويان مسودتان} few {# قيود يدوية مسودات} many {# قيدًا يدويًا مسودات} other {# قيد يدوي مسودات}}',
  },
  invoiceDrafts: {
    en: '{count, plural, one {# invoice is a draft} other {# invoices are drafts}}',
    ar: '{count, plural, zero {لا فواتير مسودة} one {فاتورة واحدة مسودة} two {فاتورتان مسودتان} few {# فواتير مسودات} many {# فاتورة مسودات} other {# فاتورة مسودات}}',
  },
  supplierInvoiceDrafts: {
    en: '{count, plural, one {# supplier invoice is a draft} other {# supplier invoices are drafts}}',
    ar: '{count, plural, zero {لا فواتير موردين مسودة} one {فاتورة مورد واحدة مسودة} two {فاتورتا مورد مسودتان} few {# فواتير موردين مسودات} many {# فاتورة مورد مسودات} other {# فاتورة مورد مسودات}}',
  },
})
