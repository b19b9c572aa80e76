import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Rules define who approves each document type. The first rule matching the amount, store and fields applies, and additional rules beside it.',
    ar: 'تحدد القواعد من يوافق على كل نوع من المستندات. تُطبق أول قاعدة تطابق المبلغ والمتجر والحقول ومعها القواعد الإضافية.',
  },
  help_rule: {
    en: 'Create a rule',
    ar: 'إنشاء قاعدة',
  },
  help_rule_1: {
    en: 'Choose New rule under the document type and enter the amounts and the store.',
    ar: 'اختر «قاعدة جديدة» تحت نوع المستند وأدخل المبالغ والمتجر.',
  },
  help_rule_2: {
    en: 'Choose Add step for each approval in sequence and enter the approvers, the number of approvals and the hours to decide.',
    ar: 'اختر «إضافة خطوة» لكل موافقة متتالية وأدخل أصحاب الموافقة وعدد الموافقات وساعات المهلة.',
  },
  help_rule_3: {
    en: 'Requesters cannot approve their own requests.',
    ar: 'لا يمكن لمقدم الطلب الموافقة على طلبه.',
  },
  help_rule_4: {
    en: 'Mark an additional rule to add its steps to those of the first matching rule, for example where a price rises.',
    ar: 'علّم القاعدة بأنها إضافية لتضاف خطواتها إلى خطوات أول قاعدة مطابقة، مثلًا عند ارتفاع سعر.',
  },
  help_try: {
    en: 'Test the rules',
    ar: 'اختبار القواعد',
  },
  help_try_1: {
    en: 'Enter an amount, choose a store and choose Check approval. The rules that apply are shown with their approvers.',
    ar: 'أدخل مبلغًا واختر متجرًا ثم اختر «التحقق من الموافقة». تُعرض القواعد المطبقة وأصحاب الموافقة.',
  },
})
