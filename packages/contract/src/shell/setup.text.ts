import { texts } from '@countinghouse/kernel/text'

/** The first-run set-up wizard. */
export const text = texts({
  title: { en: 'Set up Countinghouse', ar: 'إعداد كاونتنغ هاوس' },
  purpose: { en: 'Three short steps to get started.', ar: 'ثلاث خطوات قصيرة ثم يمكنك البدء.' },
  progress: { en: 'Step {step} of 3', ar: 'الخطوة {step} من 3' },
  company: { en: 'Your company', ar: 'شركتك' },
  storeStep: { en: 'Your first store', ar: 'فرعك الأول' },
  you: { en: 'Owner account', ar: 'حساب المالك' },
  companyName: { en: 'Company name', ar: 'اسم الشركة' },
  companyCode: { en: 'Company code', ar: 'رمز الشركة' },
  companyCodeHelp: { en: '2 to 12 capital letters or digits.', ar: 'من 2 إلى 12 حرفًا لاتينيًا كبيرًا أو رقمًا.' },
  country: { en: 'Country', ar: 'البلد' },
  currency: { en: 'Currency', ar: 'العملة' },
  currencyHelp: { en: 'Cannot be changed after the first posting.', ar: 'لا يمكن تغييرها بعد أول ترحيل.' },
  timezone: { en: 'Time zone', ar: 'المنطقة الزمنية' },
  choose: { en: 'Choose…', ar: 'اختر…' },
  storeName: { en: 'Store name', ar: 'اسم الفرع' },
  storeHelp: {
    en: 'A shop, warehouse or office. You can add more later.',
    ar: 'متجر أو مستودع أو مكتب. يمكن إضافة المزيد لاحقًا.',
  },
  firstName: { en: 'First name', ar: 'الاسم الأول' },
  lastName: { en: 'Last name', ar: 'اسم العائلة' },
  username: { en: 'User name', ar: 'اسم المستخدم' },
  password: { en: 'Password', ar: 'كلمة المرور' },
  back: { en: 'Back', ar: 'رجوع' },
  next: { en: 'Continue', ar: 'متابعة' },
  finish: { en: 'Create company', ar: 'إنشاء الشركة' },
  busy: { en: 'Creating company…', ar: 'جارٍ إنشاء الشركة…' },
  tokenMissing: {
    en: 'This address is missing its token. Open the link printed in the console.',
    ar: 'ينقص هذا العنوان رمزه. افتح الرابط المطبوع في نافذة الأوامر.',
  },
  fieldMissing: { en: 'Fill in this field.', ar: 'املأ هذا الحقل.' },
  loadingCountries: { en: 'Loading countries…', ar: 'جارٍ تحميل البلدان…' },
})
