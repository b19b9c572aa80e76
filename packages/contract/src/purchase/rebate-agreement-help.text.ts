import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A supplier rebate pays back a percentage of what was bought in a period, by the turnover reached. What is earned lowers the cost of the goods: in stock, and in cost of sales for those sold.',
    ar: 'يعيد خصم الحجم نسبة مما اشتُري في فترة حسب حجم المشتريات. ويخفض المستحق تكلفة البضائع: في المخزون، وفي تكلفة المبيعات لما بيع منها.',
  },
  help_agree: { en: 'Enter a rebate', ar: 'إدخال خصم حجم' },
  help_agree_1: {
    en: 'Create a supplier rebate with supplier, period and tiers, limit it to a brand or category, and choose Activate.',
    ar: 'أنشئ خصم حجم بالمورد والفترة والشرائح، واحصره في علامة أو فئة، ثم اختر «تفعيل».',
  },
  help_agree_2: {
    en: 'Tab Turnover shows what was bought, the rate reached, and what the next tier requires.',
    ar: 'يعرض تبويب «حجم المشتريات» ما اشتُري والنسبة المبلوغة وما تتطلبه الشريحة التالية.',
  },
  help_accrue: { en: 'Post what was earned', ar: 'ترحيل المستحق' },
  help_accrue_1: {
    en: 'Choose Post accrual, such as at the end of each month. Returns and a new tier are corrected by the next accrual.',
    ar: 'اختر «ترحيل الاستحقاق»، كنهاية كل شهر. يصحح الاستحقاق التالي أثر المرتجعات والشريحة الجديدة.',
  },
  help_settle: { en: 'Settle with a credit note', ar: 'التسوية بإشعار دائن' },
  help_settle_1: {
    en: 'Choose Create credit note, enter the number of the supplier, and post the credit note.',
    ar: 'اختر «إنشاء إشعار دائن» وأدخل رقم المورد ثم رحّل الإشعار.',
  },
  help_settle_2: {
    en: 'If the supplier does not pay everything, post its last credit note, choose Write off rest, and enter the reason.',
    ar: 'إذا لم يدفع المورد كل المستحق، فرحّل آخر إشعار دائن منه ثم اختر «شطب الباقي» وأدخل السبب.',
  },
})
