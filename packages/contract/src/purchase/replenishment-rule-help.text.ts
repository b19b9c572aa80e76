import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A replenishment rule says how goods are replenished. Without a rule they are replenished by demand.',
    ar: 'تحدد قاعدة إعادة التزويد كيف تُزوَّد المتاجر بالبضاعة. وبلا قاعدة تُزوَّد بحسب الطلب.',
  },
  help_scope: { en: 'Which rule applies', ar: 'أي قاعدة تُطبق' },
  help_scope_1: {
    en: 'A rule of the product comes first, then one of its category, then one of the category above, then one for all products.',
    ar: 'قاعدة المنتج أولًا، ثم قاعدة فئته، ثم قاعدة الفئة الأعلى، ثم القاعدة العامة.',
  },
  help_scope_2: {
    en: 'Of two rules of the same product or category, the one of the store applies.',
    ar: 'ومن قاعدتين للمنتج أو الفئة نفسها تُطبق قاعدة المتجر.',
  },
  help_stop: { en: 'Stop replenishing', ar: 'إيقاف إعادة التزويد' },
  help_stop_1: {
    en: 'Choose the method None. Other stores can still receive what the store has in surplus.',
    ar: 'اختر الطريقة «بلا». ويمكن لمتاجر أخرى أن تستلم فائض المتجر.',
  },
})
