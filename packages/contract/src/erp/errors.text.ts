import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  setting_unknown: {
    en: 'This setting does not exist, or cannot be chosen here. Reload the page.',
    ar: 'هذا الإعداد غير موجود أو لا يمكن اختياره هنا. أعد تحميل الصفحة.',
  },
  setting_value: {
    en: 'A setting does not take this value. Check the marked settings.',
    ar: 'لا يقبل أحد الإعدادات هذه القيمة. راجع الإعدادات المحددة.',
  },
  route_prefix: {
    en: 'The route begins like that of another module. Choose another one.',
    ar: 'يبدأ المسار كما يبدأ مسار وحدة أخرى. اختر مسارًا غيره.',
  },
  landing_page: {
    en: 'A module opens at one of its own pages. Choose one of them.',
    ar: 'تفتح الوحدة عند إحدى صفحاتها. اختر واحدة منها.',
  },
  tree_depth: {
    en: 'The menu has at most three levels. Put the entry higher up.',
    ar: 'للقائمة ثلاثة مستويات على الأكثر. ضع العنصر في مستوى أعلى.',
  },
  page_place: {
    en: 'An entry stands under a branch of its own module, and not under itself. Choose another place.',
    ar: 'يقع العنصر تحت فرع من وحدته، لا تحت نفسه. اختر موضعًا آخر.',
  },
  own_erp_module: {
    en: 'ERP cannot be turned off for your own company.',
    ar: 'لا يمكن تعطيل إدارة الموارد في شركتك.',
  },
})
