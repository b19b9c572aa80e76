import { texts } from '@countinghouse/kernel/text'

/** The way from the demo to a company of one's own. */
export const text = texts({
  badge: { en: 'Demo', ar: 'تجريبية' },
  badgeHint: { en: 'Demo company with sample data', ar: 'شركة تجريبية ببيانات نموذجية' },
  step: { en: 'Start with your own company', ar: 'ابدأ بشركتك' },
  title: { en: 'This is a demo company', ar: 'هذه شركة تجريبية' },
  purpose: {
    en: 'Its products, people and documents are made up. Try anything; when you are ready, start with your own, empty company.',
    ar: 'منتجاتها وأشخاصها ومستنداتها غير حقيقية. جرّب ما تشاء، وحين تكون جاهزًا ابدأ بشركتك الخاصة الفارغة.',
  },
  operatorOnly: {
    en: 'The system operator can start with an own company here.',
    ar: 'يستطيع مشغّل النظام أن يبدأ بشركة خاصة من هنا.',
  },
  start: { en: 'Start with my own company', ar: 'ابدأ بشركتي الخاصة' },
  ask: { en: 'Start with your own company?', ar: 'هل تبدأ بشركتك الخاصة؟' },
  askBody: {
    en: 'The next page asks for your company, its first store and your user. When you complete it, the demo companies are closed: their users can no longer sign in and their data is offered nowhere. Until then nothing changes.',
    ar: 'تسأل الصفحة التالية عن شركتك ومتجرها الأول ومستخدمك. عند إكمالها تُغلق الشركات التجريبية: لا يستطيع مستخدموها الدخول بعد ذلك ولا تُعرض بياناتها في أي مكان. لا يتغير شيء قبل ذلك.',
  },
  confirmation: { en: 'Enter {code} to confirm', ar: 'أدخل \u2068{code}\u2069 للتأكيد' },
  confirmationWrong: { en: 'Enter {code}.', ar: 'أدخل \u2068{code}\u2069.' },
  next: { en: 'Continue', ar: 'متابعة' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
})
