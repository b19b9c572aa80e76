import { texts } from '@countinghouse/kernel/text'

/** Emails with a link. Each says what to do if the recipient did not request it. */
export const text = texts({
  resetSubject: { en: 'Choose a new password', ar: 'اختر كلمة مرور جديدة' },
  resetWords: {
    en: 'A new password was requested for {login}. The link works once, for {minutes} minutes.',
    ar: 'طُلبت كلمة مرور جديدة للمستخدم {login}. يعمل الرابط مرة واحدة لمدة {minutes} دقيقة.',
  },
  resetOpen: { en: 'Choose a new password', ar: 'اختر كلمة مرور جديدة' },
  resetWhy: {
    en: 'If you did not request this, ignore this email: your password stays unchanged. If it happens again, tell your administrator.',
    ar: 'إن لم تطلب ذلك فتجاهل هذه الرسالة، وستبقى كلمة مرورك كما هي. إذا تكرر الأمر فأخبر المسؤول.',
  },
  emailSubject: { en: 'Confirm your email address', ar: 'أكّد بريدك الإلكتروني' },
  emailWords: {
    en: 'This address was entered in the account of {login}. To confirm it, open the link within {hours} hours while signed in.',
    ar: 'أُدخل هذا العنوان في حساب {login}. لتأكيده افتح الرابط خلال {hours} ساعة وأنت مسجّل الدخول.',
  },
  emailOpen: { en: 'Confirm this address', ar: 'أكّد هذا العنوان' },
  emailWhy: {
    en: 'If you do not know this account, ignore this email: the address is not used without the link.',
    ar: 'إن كنت لا تعرف هذا الحساب فتجاهل هذه الرسالة، فلن يُعتمد العنوان دون الرابط.',
  },
  inviteSubject: { en: 'Invitation to {company}', ar: 'أنت مدعوّ إلى {company}' },
  inviteWords: {
    en: '{inviter} invites you to join {company}. Choose a user name and a password. The link works once, for {hours} hours.',
    ar: 'يدعوك {inviter} للعمل مع {company}. اختر اسم مستخدم وكلمة مرور. يعمل الرابط مرة واحدة لمدة {hours} ساعة.',
  },
  inviteOpen: { en: 'Accept the invitation', ar: 'قبول الدعوة' },
  inviteWhy: {
    en: 'If you do not know this company, ignore this email: no account is created without the link.',
    ar: 'إن كنت لا تعرف هذه الشركة فتجاهل هذه الرسالة، فلن يُنشأ حساب دون الرابط.',
  },
})
