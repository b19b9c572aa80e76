import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  import: { en: 'Import e-invoice', ar: 'استيراد فاتورة إلكترونية' },
  lead: {
    en: 'An invoice or credit note of a supplier as an XML file: UBL 2.1 (Peppol, XRechnung) or CII (ZUGFeRD, Factur-X). It becomes a draft with the file attached.',
    ar: 'فاتورة أو إشعار دائن من مورد بملف XML: ‏UBL 2.1 (‏Peppol وXRechnung) أو CII (‏ZUGFeRD وFactur-X). يصبح مسودة مرفقًا بها الملف.',
  },
  chooseFile: { en: 'Choose file', ar: 'اختيار ملف' },
  storeId_help: {
    en: 'For invoices that name no purchase order. Those of an order are for its store.',
    ar: 'للفواتير التي لا تذكر أمر شراء. فواتير أمر الشراء تكون لمتجره.',
  },
  imported: { en: '{name} was created.', ar: 'أُنشئت {name}.' },
  findings: {
    en: '{name} was created. {count, plural, one {# point} other {# points}} to check before it is posted:',
    ar: 'أُنشئت {name}. {count, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}} للتحقق قبل الترحيل:',
  },
  findingsOf: { en: 'Points to check', ar: 'نقاط للتحقق' },
  line: { en: 'Line', ar: 'السطر' },
  whole: { en: 'Document', ar: 'المستند' },
  check: { en: 'What to check', ar: 'ما يجب التحقق منه' },
  open: { en: 'Open draft', ar: 'فتح المسودة' },
  close: { en: 'Close', ar: 'إغلاق' },
})
