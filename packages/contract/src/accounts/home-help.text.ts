import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'The heading or a line of a card opens what is behind its figures. Select Choose cards to add, remove or arrange cards; you are offered those you have permission for.',
    ar: 'عنوان البطاقة أو سطر منها يفتح ما وراء أرقامها. اختر «اختيار البطاقات» لإضافة البطاقات أو إزالتها أو ترتيبها؛ تُعرض عليك البطاقات التي لديك صلاحية لها.',
  },
  help_attention: { en: 'Work through open items', ar: 'معالجة العناصر المفتوحة' },
  help_attention_1: {
    en: 'Choose an item under Needs attention to open the page where it is resolved.',
    ar: 'اختر عنصرًا تحت «ما يحتاج إلى انتباه» لفتح الصفحة التي يُعالج فيها.',
  },
})
