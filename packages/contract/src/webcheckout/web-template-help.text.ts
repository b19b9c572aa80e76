import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A template is the email of an event in English and Arabic. Its variables are in Liquid: two braces around a name.',
    ar: 'القالب هو رسالة حدث بالإنجليزية والعربية. تُكتب متغيراته بلغة Liquid: قوسان معقوفان حول الاسم.',
  },
  help_write: { en: 'Write a template', ar: 'كتابة قالب' },
  help_write_1: {
    en: 'Choose the event, and enter subject and text in both languages.',
    ar: 'اختر الحدث وأدخل الموضوع والنص باللغتين.',
  },
  help_write_2: {
    en: 'Open the tab Preview: it shows the email with sample data, and the variables of the event.',
    ar: 'افتح تبويب المعاينة: تعرض الرسالة ببيانات نموذجية ومتغيرات الحدث.',
  },
  help_write_3: {
    en: 'Choose Send test email, then Use template.',
    ar: 'اختر إرسال رسالة تجريبية، ثم استخدام القالب.',
  },
  help_consent: { en: 'Consent', ar: 'الموافقة' },
  help_consent_1: {
    en: 'Emails about abandoned carts are sent only to customers whose consent to email is granted, and contain cart.unsubscribe_url.',
    ar: 'لا تُرسل رسائل السلال المتروكة إلا لمن وافق على البريد، وتحوي cart.unsubscribe_url.',
  },
})
