import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Every page of the product with its place in the menu and the events that roles may hold.',
    ar: 'كل صفحات النظام بمواضعها في القائمة وإجراءاتها التي يمكن منحها للأدوار.',
  },
  help_move: { en: 'Move a page in the menu', ar: 'نقل صفحة في القائمة' },
  help_move_1: { en: 'Choose the module.', ar: 'اختر الوحدة.' },
  help_move_2: {
    en: 'Drag the page, or use the arrows in its row: up, down, into a branch, out of it. A menu has at most three levels.',
    ar: 'اسحب الصفحة أو استخدم أسهم صفها: أعلى وأسفل وإلى فرع وخارجه. للقائمة ثلاثة مستويات على الأكثر.',
  },
  help_role: { en: 'See the menu as a role', ar: 'رؤية القائمة كما يراها دور' },
  help_role_1: { en: 'Choose the role under “Show menu as role”.', ar: 'اختر الدور في «عرض القائمة كما يراها دور».' },
})
