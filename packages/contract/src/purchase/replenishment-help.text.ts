import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Suggestions are calculated each night, and whenever you run replenishment. A run replaces the open suggestions of the one before.',
    ar: 'تُحسب الاقتراحات كل ليلة وعند تشغيل إعادة التزويد. وكل حساب يستبدل الاقتراحات المفتوحة لما قبله.',
  },
  help_numbers: { en: 'Where the numbers come from', ar: 'من أين تأتي الأرقام' },
  help_numbers_1: {
    en: 'Open a suggestion to view its sales by day, lead time, safety stock, reorder point and target.',
    ar: 'افتح الاقتراح لعرض مبيعاته اليومية ومدة التوريد ومخزون الأمان ونقطة إعادة الطلب والمستوى المستهدف.',
  },
  help_numbers_2: {
    en: 'Days without stock do not count, and a single large sale counts only in part.',
    ar: 'لا تُحتسب الأيام بلا مخزون، والبيعة الكبيرة المنفردة تُحتسب جزئيًا.',
  },
  help_numbers_3: {
    en: 'Purchases are raised to a quantity break when that costs less, and to the minimum order value of the supplier.',
    ar: 'يُرفع الشراء إلى شريحة كمية إن كانت أوفر، وإلى الحد الأدنى لقيمة طلب المورد.',
  },
  help_act: { en: 'Order what is needed', ar: 'طلب ما يلزم' },
  help_act_1: {
    en: 'Change quantities to buy where necessary, and dismiss what is not wanted.',
    ar: 'غيّر كميات الشراء عند الحاجة واستبعد ما لا يلزم.',
  },
  help_act_2: {
    en: 'Select suggestions and choose Create orders and transfers. The drafts are submitted on their own pages.',
    ar: 'حدد الاقتراحات واختر «إنشاء الطلبات والتحويلات». تُقدَّم المسودات من صفحاتها.',
  },
})
