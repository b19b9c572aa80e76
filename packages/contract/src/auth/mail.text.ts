import { texts } from '@countinghouse/kernel/text'

/** Mails that open something; each says what to do if one did not ask for it. */
export const text = texts({
  resetSubject: { en: 'Choose a new password', ar: 'اختر كلمة مرور جديدة' },
  resetWords: {
    en: 'Somebody asked for a new password for {login}. The link works once, for {minutes} minutes.',
    ar: 'طلب أحدهم كلمة مرور جديدة للمستخدم {login}. يعمل الرابط مرة واحدة لمدة {minutes} دقيقة.',
  },
  resetOpen: { en: 'Choose a new password', ar: 'اختر كلمة مرور جديدة' },
  resetWhy: {
    en: 'If it was not you, do nothing: your password stays as it is. If this happens again, tell your administrator.',
    ar: 'إن لم تطلب ذلك فلا تفعل شيئًا، وستبقى كلمة مرورك كما هي. إذا تكرر الأمر فأخبر المسؤول.',
  },
  emailSubject: { en: 'Confirm your e-mail address', ar: 'أكّد بريدك الإلكتروني' },
  emailWords: {
    en: 'This address was entered in the account of {login}. Open the link while you are signed in, within {hours} hours, to take it over.',
    ar: 'أُدخل هذا العنوان في حساب {login}. افتح الرابط وأنت مسجّل الدخول خلال {hours} ساعة لاعتماده.',
  },
  emailOpen: { en: 'Confirm this address', ar: 'أكّد هذا العنوان' },
  emailWhy: {
    en: 'If you do not know this account, do nothing: the address is not taken over without the link.',
    ar: 'إن كنت لا تعرف هذا الحساب فلا تفعل شيئًا، فلن يُعتمد العنوان دون الرابط.',
  },
  inviteSubject: { en: 'You are invited to {company}', ar: 'أنت مدعوّ إلى {company}' },
  inviteWords: {
    en: '{inviter} invites you to work with {company}. Choose a user name and a password; the link works once, for {hours} hours.',
    ar: 'يدعوك {inviter} للعمل مع {company}. اختر اسم مستخدم وكلمة مرور. يعمل الرابط مرة واحدة لمدة {hours} ساعة.',
  },
  inviteOpen: { en: 'Accept the invitation', ar: 'قبول الدعوة' },
  inviteWhy: {
    en: 'If you do not know this company, do nothing: without the link no account is made.',
    ar: 'إن كنت لا تعرف هذه الشركة فلا تفعل شيئًا، فلن يُنشأ حساب دون الرابط.',
  },
})
