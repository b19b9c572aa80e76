import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  batchNeedsOther: { en: 'Price batches require a second person', ar: 'دفعات الأسعار تتطلب شخصًا ثانيًا' },
  batchNeedsOther_help: {
    en: 'The creator of a batch cannot approve it.',
    ar: 'من أنشأ الدفعة لا يستطيع الموافقة عليها.',
  },
  leastMargin: { en: 'Minimum margin', ar: 'أدنى هامش' },
  leastMargin_help: {
    en: 'Lower margins are marked for users with the permission to view margins. Categories can override this value.',
    ar: 'تُعلَّم الهوامش الأقل لمن لديه صلاحية رؤية الهوامش. ويمكن للتصنيفات تحديد قيمة أخرى.',
  },
})
