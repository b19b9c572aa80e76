import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  enrol: { en: 'New customer', ar: 'عميل جديد' },
  lead: {
    en: 'The email recognises a customer; without one, the phone does. A customer you already have is selected, not added again.',
    ar: 'يُعرف العميل ببريده الإلكتروني، ودونه بهاتفه. العميل الموجود يُختار ولا يُضاف ثانية.',
  },
  confirm: { en: 'Add customer', ar: 'إضافة العميل' },
  name: { en: 'Name', ar: 'الاسم' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  phone: { en: 'Phone', ar: 'الهاتف' },
  phone_help: {
    en: 'Include the country code, such as +442079460000.',
    ar: 'مع رمز البلد، مثل \u2066+442079460000\u2069.',
  },
  hasConsent: { en: 'Agrees to be emailed', ar: 'يوافق على المراسلة بالبريد' },
  hasConsent_help: {
    en: 'Turn on only if the customer said so.',
    ar: 'فعّله فقط إن قال العميل ذلك.',
  },
  contactMissing: { en: 'Enter an email or a phone number.', ar: 'أدخل بريدًا إلكترونيًا أو رقم هاتف.' },
  consentAddress: { en: 'Enter the email address.', ar: 'أدخل عنوان البريد الإلكتروني.' },
  added: { en: '{name} was added and selected.', ar: 'أُضيف {name} واختير.' },
  known: { en: '{name} is already a customer and was selected.', ar: '{name} عميل موجود، واختير.' },
})
