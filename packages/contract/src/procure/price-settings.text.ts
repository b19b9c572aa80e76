import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  batchNeedsOther: { en: 'Price batches need a second person', ar: 'دفعات الأسعار تحتاج إلى شخص ثانٍ' },
  batchNeedsOther_help: {
    en: 'Whoever made a batch cannot approve it.',
    ar: 'من أنشأ الدفعة لا يستطيع الموافقة عليها.',
  },
})
