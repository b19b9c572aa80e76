import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'All pages with their menu position and the events that can be granted to roles.',
    ar: 'كل صفحات النظام بمواضعها في القائمة وإجراءاتها التي يمكن منحها للأدوار.',
  },
  help_move: { en: 'Move a page in the menu', ar: 'نقل صفحة في القائمة' },
  help_move_1: { en: 'Select the module.', ar: 'اختر الوحدة.' },
  help_move_2: {
    en: 'Drag the page or use the arrows in its row: up, down, into a branch or out of it. The menu has at most three levels.',
    ar: 'اسحب الصفحة أو استخدم أسهم صفها: أعلى وأسفل وإلى فرع وخارجه. للقائمة ثلاثة مستويات على الأكثر.',
  },
  help_role: { en: 'Preview the menu of a role', ar: 'معاينة قائمة دور' },
  help_role_1: { en: 'Select the role under “Show menu as role”.', ar: 'اختر الدور في «عرض القائمة كما يراها دور».' },
})
