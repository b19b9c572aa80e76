import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A rule says who must agree to a document of a kind before it counts. The first one that fits its amount, store and fields decides.',
    ar: 'تحدد القاعدة من يجب أن يوافق على نوع من المستندات قبل أن يُعتدّ به. وأول قاعدة تناسب مبلغه ومتجره وحقوله هي التي تُطبق.',
  },
  help_rule: {
    en: 'Make a rule',
    ar: 'إنشاء قاعدة',
  },
  help_rule_1: {
    en: 'Choose New rule under the kind of document, and say from which amount to which, and in which store.',
    ar: 'اختر «قاعدة جديدة» تحت نوع المستند، وحدد المبلغ من وإلى والمتجر.',
  },
  help_rule_2: {
    en: 'Add a step for each approval that must follow the other, with roles or people, how many of them, and the hours they have.',
    ar: 'أضف خطوة لكل موافقة تلي الأخرى، مع الأدوار أو الأشخاص وعددهم وساعات المهلة.',
  },
  help_rule_3: {
    en: 'Whoever asks for something never approves it himself.',
    ar: 'من يطلب شيئًا لا يوافق عليه بنفسه أبدًا.',
  },
  help_try: {
    en: 'Try the rules',
    ar: 'تجربة القواعد',
  },
  help_try_1: {
    en: 'Type an amount and choose a store: the rule that decides is named, with how many people could.',
    ar: 'اكتب مبلغًا واختر متجرًا: تُذكر القاعدة التي تُطبق وعدد من يستطيعون الموافقة.',
  },
})
