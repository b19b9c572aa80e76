import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'How the whole installation is. What is not good stands with what to do about it.',
    ar: 'حالة النظام بأكمله. وما ليس سليمًا يظهر مع ما يجب فعله.',
  },
  help_act: {
    en: 'When something is not good',
    ar: 'عندما لا يكون شيء ما سليمًا',
  },
  help_act_1: {
    en: 'Read the advice at the fact: it names the page, the setting or the command.',
    ar: 'اقرأ النصيحة عند البند: فيها اسم الصفحة أو الإعداد أو الأمر.',
  },
  help_act_2: {
    en: 'Choose Look again afterwards, or wait half a minute.',
    ar: 'اختر بعدها «حدِّث الآن»، أو انتظر نصف دقيقة.',
  },
  help_mail: {
    en: 'Try whether mail goes out',
    ar: 'تجربة إرسال البريد',
  },
  help_mail_1: {
    en: 'Send a test mail to yourself. What the mail server answers is shown word for word.',
    ar: 'أرسل رسالة تجريبية إلى نفسك. ويُعرض رد خادم البريد كما هو.',
  },
})
