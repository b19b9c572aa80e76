import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A line decides about a difference, or a part of it: − is missing, + too much, ! damaged. The lines of a difference add up to what is open of it. Whoever proposes never approves; stock changes when it is posted.',
    ar: 'يقرر كل سطر بشأن فرق أو جزء منه: − ناقص، + زائد، ! تالف. يساوي مجموع سطور الفرق ما هو مفتوح منه. من يقترح لا يوافق، ويتغير المخزون عند الترحيل.',
  },
  help_settle: { en: 'Settle a shipment', ar: 'تسوية شحنة' },
  help_settle_1: {
    en: 'Choose Settle at a difference or at the shipment. The draft has a line for each difference.',
    ar: 'اختر «تسوية» عند الفرق أو الشحنة. تحتوي المسودة سطرًا لكل فرق.',
  },
  help_settle_2: {
    en: 'Decide on each line. To split a difference, lower its quantity and add another line for the rest.',
    ar: 'قرر في كل سطر. لتقسيم فرق قلّل كميته وأضف سطرًا آخر للباقي.',
  },
  help_settle_3: {
    en: 'Propose it, with pictures of what is damaged where the store asks for them. Somebody else approves it; a rejected one is decided anew.',
    ar: 'اقترحها، مع صور للتالف إن كان المتجر يطلبها. يوافق عليها شخص آخر، وتُعاد القرارات في المرفوضة.',
  },
  help_settle_4: {
    en: 'Post it. With the last difference the shipment is settled, and a transfer of which nothing else is open is closed.',
    ar: 'رحّلها. مع آخر فرق تصبح الشحنة مسوّاة، ويُغلق التحويل الذي لم يبقَ منه شيء مفتوح.',
  },
  help_decide: { en: 'What each decision does', ar: 'أثر كل قرار' },
  help_decide_1: {
    en: 'What is missing is written off or claimed and leaves its way, comes in where it was found late, or goes back to the store that never sent it.',
    ar: 'الناقص يُشطب أو يُطالب به فيخرج من الطريق، أو يدخل حيث عُثر عليه لاحقًا، أو يعود إلى المتجر الذي لم يرسله.',
  },
  help_decide_2: {
    en: 'What is damaged is kept, kept at a lower value, or taken out of stock from where it lies.',
    ar: 'التالف يُحتفظ به، أو يُحتفظ به بقيمة أقل، أو يُخرج من المخزون من مكانه.',
  },
  help_decide_3: {
    en: 'What is too much is handed back without a move, or accepted: it is then taken from the stock of its source, wherever goods may be picked there. What the source does not have by its books must be counted there first.',
    ar: 'الزائد يُعاد دون حركة، أو يُقبل فيُؤخذ من مخزون مصدره من أي مكان يجوز التجهيز منه. وما ليس لدى المصدر في سجلاته يجب جرده هناك أولًا.',
  },
})
