import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Record goods that leave the store without a sale or transfer: supplier returns, scrap, samples or staff use. Drafts do not change stock; dispatched documents are reversed, not edited.',
    ar: 'سجّل البضاعة التي تخرج من المتجر دون بيع أو تحويل: مرتجعات الموردين أو الإتلاف أو العيّنات أو الموظفين. المسودات لا تغيّر المخزون، والمصروف يُعكس ولا يُعدَّل.',
  },
  help_dispatch: { en: 'Dispatch goods', ar: 'صرف بضاعة' },
  help_dispatch_1: {
    en: 'Create a dispatch. Select the store, purpose, recipient and reason code.',
    ar: 'أنشئ إذن صرف. اختر المتجر والغرض والمستلم ورمز السبب.',
  },
  help_dispatch_2: {
    en: 'Scan the goods. Leave the location blank to take them from one with enough available stock; the Locations tab lists them. Select the lot for lot-tracked goods.',
    ar: 'امسح البضاعة. اترك الموقع فارغًا لأخذها من موقع فيه متاح كافٍ؛ يعرضها تبويب «المواقع». اختر الدفعة للبضاعة المتتبعة بالدفعات.',
  },
  help_dispatch_3: {
    en: 'Choose Submit if approval is required, then Dispatch. Enter vehicle, seal and driver, and later choose Mark as delivered.',
    ar: 'اختر «تقديم» إن كانت الموافقة مطلوبة، ثم «صرف». أدخل المركبة والختم والسائق، ثم اختر «تأكيد التسليم» لاحقًا.',
  },
})
