import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Key figures come from posted journals. Choose a figure to list the journal lines behind it.',
    ar: 'الأرقام الرئيسية من القيود المرحّلة. اختر رقمًا لعرض سطور القيود وراءه.',
  },
  help_attention: { en: 'Work through open items', ar: 'معالجة العناصر المفتوحة' },
  help_attention_1: {
    en: 'Choose an item under Needs attention to open the page where it is resolved.',
    ar: 'اختر عنصرًا تحت «ما يحتاج إلى انتباه» لفتح الصفحة التي يُعالج فيها.',
  },
})
