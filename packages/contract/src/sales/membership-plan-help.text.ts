import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A plan is sold as a paid membership. Later changes of the plan apply to memberships that are sold or renewed afterwards.',
    ar: 'تُباع الباقة كعضوية مدفوعة. تسري تغييرات الباقة على العضويات التي تُباع أو تُجدد بعدها.',
  },
  help_set: { en: 'Set up a plan', ar: 'إعداد باقة' },
  help_set_1: {
    en: 'Create a tier first, then the plan with its fee, duration and tier.',
    ar: 'أنشئ مستوى أولًا ثم الباقة برسمها ومدتها ومستواها.',
  },
  help_set_2: {
    en: 'Select a tax code, or leave it blank where a tax rule applies to services without a tax class.',
    ar: 'اختر رمز ضريبة، أو اتركه فارغًا إن كانت قاعدة ضريبة تسري على الخدمات بلا فئة ضريبة.',
  },
  help_set_3: {
    en: 'Set up posting rules of the roles Deferred membership income and Membership income if the accounts 2360 and 4040 are not yours.',
    ar: 'أعدّ قاعدتي الترحيل لدوري «إيرادات عضويات مؤجلة» و«إيرادات العضويات» إن لم يكن الحسابان 2360 و4040 من حساباتك.',
  },
})
