import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Customers', ar: 'العملاء' },
  one: { en: 'customer', ar: 'عميل' },
  many: {
    en: '{count, plural, one {# customer} other {# customers}}',
    ar: '{count, plural, zero {لا عملاء} one {عميل واحد} two {عميلان} few {# عملاء} many {# عميلًا} other {# عميل}}',
  },
  purpose: {
    en: 'People and companies you sell to.',
    ar: 'الأشخاص والشركات الذين تبيع لهم.',
  },
  code: { en: 'Number', ar: 'الرقم' },
  name: { en: 'Name', ar: 'الاسم' },
  kind: { en: 'Type', ar: 'النوع' },
  kind_person: { en: 'Person', ar: 'شخص' },
  kind_company: { en: 'Company', ar: 'شركة' },
  countryCode: { en: 'Country', ar: 'البلد' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  emailConsent: { en: 'Consent to email', ar: 'الموافقة على البريد' },
  emailConsent_help: {
    en: 'Surveys are sent only to customers who agreed.',
    ar: 'تُرسل الاستبيانات فقط إلى من وافق.',
  },
  emailConsent_unknown: { en: 'Unknown', ar: 'غير معروفة' },
  emailConsent_granted: { en: 'Granted', ar: 'ممنوحة' },
  emailConsent_denied: { en: 'Denied', ar: 'مرفوضة' },
  phone: { en: 'Phone', ar: 'الهاتف' },
  phone_help: {
    en: 'Include the country code, such as +442079460000.',
    ar: 'مع رمز البلد، مثل \u2066+442079460000\u2069.',
  },
  addressLine1: { en: 'Address line 1', ar: 'العنوان 1' },
  addressLine2: { en: 'Address line 2', ar: 'العنوان 2' },
  postcode: { en: 'Postcode', ar: 'الرمز البريدي' },
  city: { en: 'City', ar: 'المدينة' },
  region: { en: 'Region', ar: 'المنطقة' },
  taxNumber: { en: 'Tax number', ar: 'الرقم الضريبي' },
  taxNumber_help: {
    en: 'Tax rules can depend on it; printed on invoices.',
    ar: 'قد تعتمد عليه قواعد الضريبة؛ ويُطبع على الفواتير.',
  },
  paymentTermId: { en: 'Payment terms', ar: 'شروط الدفع' },
  priceListId: { en: 'Price list', ar: 'قائمة الأسعار' },
  priceListId_help: {
    en: 'For sales orders. Leave blank to use that of the store.',
    ar: 'لأوامر البيع. اتركه فارغًا لاستخدام قائمة المتجر.',
  },
  creditLimitMinor: { en: 'Credit limit', ar: 'حد الائتمان' },
  creditLimitMinor_help: {
    en: 'Open invoices and confirmed orders together. An order above it is held. Leave blank for no limit.',
    ar: 'الفواتير المفتوحة والطلبات المؤكدة معًا. يُعلّق الطلب الذي يتجاوزه. اتركه فارغًا لعدم وجود حد.',
  },
  locale: { en: 'Language', ar: 'اللغة' },
  locale_en: { en: 'English', ar: 'الإنجليزية' },
  locale_ar: { en: 'Arabic', ar: 'العربية' },
  note: { en: 'Note', ar: 'ملاحظة' },
})
