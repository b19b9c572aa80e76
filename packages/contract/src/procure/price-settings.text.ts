import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  batchNeedsOther: { en: 'Price batches need a second person', ar: 'دفعات الأسعار تحتاج إلى شخص ثانٍ' },
  batchNeedsOther_help: {
    en: 'Whoever made a batch cannot approve it.',
    ar: 'من أنشأ الدفعة لا يستطيع الموافقة عليها.',
  },
  leastMargin: { en: 'Least margin', ar: 'أدنى هامش' },
  leastMargin_help: {
    en: 'Prices that earn less are marked for who may see margins. A category of the product may ask for another.',
    ar: 'تُعلَّم الأسعار التي تحقق أقل منه لمن يحق له رؤية الهوامش. وقد تطلب فئة المنتج هامشًا آخر.',
  },
})
