import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Status of the whole installation. Each problem is shown with the recommended action.',
    ar: 'حالة النظام بأكمله. يظهر كل خلل مع الإجراء الموصى به.',
  },
  help_act: {
    en: 'Resolve a problem',
    ar: 'معالجة خلل',
  },
  help_act_1: {
    en: 'Read the advice below the check. It names the page, setting or command to use.',
    ar: 'اقرأ النصيحة أسفل الفحص. فيها اسم الصفحة أو الإعداد أو الأمر.',
  },
  help_act_2: {
    en: 'Choose “Refresh” afterwards, or wait 30 seconds.',
    ar: 'اختر بعدها «تحديث»، أو انتظر 30 ثانية.',
  },
  help_mail: {
    en: 'Check mail delivery',
    ar: 'فحص إرسال البريد',
  },
  help_mail_1: {
    en: 'Send a test mail to yourself. The reply of the mail server is shown unchanged.',
    ar: 'أرسل رسالة تجريبية إلى نفسك. يُعرض رد خادم البريد كما هو.',
  },
})
