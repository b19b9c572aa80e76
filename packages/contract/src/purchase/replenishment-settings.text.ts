import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  serviceLevel: { en: 'Service level of replenishment', ar: 'مستوى خدمة إعادة التزويد' },
  serviceLevel_help: {
    en: 'Probability that stock lasts until the next delivery, where no replenishment rule has one. Higher levels need more safety stock.',
    ar: 'احتمال أن يكفي المخزون حتى التوريد التالي إن لم تحدده قاعدة. المستويات الأعلى تتطلب مخزون أمان أكبر.',
  },
  leadDays: { en: 'Lead time of replenishment', ar: 'مدة توريد إعادة التزويد' },
  leadDays_help: {
    en: 'Days from the order to the receipt, where neither rule, receipts nor supplier have a lead time.',
    ar: 'الأيام من الطلب إلى الاستلام إن لم تكن للقاعدة أو الاستلامات أو المورد مدة توريد.',
  },
  mostCover: { en: 'Maximum cover of replenishment', ar: 'أقصى تغطية لإعادة التزويد' },
  mostCover_help: {
    en: 'Days of demand up to which purchases are raised for a quantity break or the minimum order value of the supplier.',
    ar: 'أيام الطلب التي يُرفع الشراء حتى تغطيتها لبلوغ شريحة كمية أو الحد الأدنى لقيمة طلب المورد.',
  },
})
