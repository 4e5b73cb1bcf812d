import type { ListeningReplies } from './listeningReplies';

export const SORROW_LISTENING: Readonly<Record<string, ListeningReplies>> = {
  grief: {
    heard: [
      'Every piece of a grief deserves a hearing, the large ones and the odd little ones. Often it’s something small, a coat on a hook or a saved message, that holds the most love.',
      'Grief keeps no schedule, which is hard on everybody. It may stay away from a funeral and turn up months later in the cereal aisle, and anyone who has known it understands.',
      'People leave so many traces behind them: a recipe, a chair, a way of saying goodbye at the door. What’s one small thing that always brings this person to mind?',
      'Nobody who mourns is late or early in God’s eyes. Love doesn’t stop at a grave, and whatever comes today, tears or laughter or nothing much, can be brought to him as it is.',
    ],
    help: 'It can help to say the name out loud once a day, to a friend, to God, or to an empty kitchen. Many who grieve find that speaking of someone gives the love a place to go.',
  },
  'loss-of-a-child': {
    heard: [
      'A child’s life is worth every word, however short or long that life was. Nothing about a son or daughter is too small to tell, here or in a prayer, and nothing has to come in order.',
      'Few losses frighten other people so much, and so they go quiet or change the subject. Parents often end up taking care of everyone else in the room while their own hearts are breaking.',
      'The calendar has tender places that no one else would notice: a birthday, the start of school, an age that would have been reached. Is there a date coming up that matters?',
      'God knows every child by name and forgets none of them. A mother’s or father’s love goes on being love, and he does not ask anyone to put it away.',
    ],
    help: 'Many families have kept one small thing going for a child, a candle on the birthday or a page where memories are written down as they come. It needn’t be explained to anyone.',
  },
  'loss-of-a-spouse': {
    heard: [
      'So much of a marriage lives in ordinary things: who made the coffee, who locked the door at night, who knew the story behind the joke. All of that belongs in the telling, and God is interested in every bit of it.',
      'There’s a particular tiredness in deciding everything alone, down to what’s for supper. Then a form with the word widowed on it undoes an afternoon, and those who have been through it understand why.',
      'A house holds on to a person for a long time, in the handwriting on a list or a jacket by the door. Which corner of the home says the most about them?',
      'Love between two people doesn’t end on the day one of them dies. God is patient with all that comes after, the missing, the managing, and even the moments that feel lighter.',
    ],
    help: 'Around suppertime it can help to change one thing on purpose, a radio turned on or a different seat at the table. Others have found that it makes the long evening a little easier to enter.',
  },
  'loss-of-a-parent': {
    heard: [
      'A mother or father takes up so much room in a life, near or far, easy or difficult. There’s a lot to say about a parent, and any part of it can be said here.',
      'Even grown people can feel suddenly unsheltered when a parent is gone, as if no one stood between them and the weather. And meanwhile there are relatives, paperwork and drawers to go through.',
      'A parent can turn up again in the oddest places, in a phrase that slips out or a song in a store. What brought that mother or father to mind this week?',
      'God knows the parent and the child, and the whole story between the two. What was tender and what was never mended can both be left in his hands.',
    ],
    help: 'Some sons and daughters have found it good to write a letter to the parent, or to God about the parent, with the thanks and the complaints both in it. It never has to be finished.',
  },
  miscarriage: {
    heard: [
      'A baby can be loved from the first minute of knowing, and that love doesn’t depend on a number of weeks. Whatever belongs to this little life has a place here, and with God.',
      'This is a grief with few cards and no set customs, and the body may be grieving as well. Kind people say clumsy things, and a single date on the calendar can ache for years.',
      'Many people keep something from that time, even if it’s only a picture or a date that no one else remembers. Is there something like that in this story?',
      'No life is too brief for God to know and to love. He sees the mothers and the fathers who carry this quietly, and to him their sorrow isn’t out of proportion.',
    ],
    help: 'Some parents have given a little one a small mark of their own, a name, a stone under a tree, a line in a notebook. It can be as private as they like.',
  },
  infertility: {
    heard: [
      'Longing for a child has so many private parts to it, like the room that stays empty or the name never said aloud. Any of that longing can be spoken of here.',
      'Hope that has to start over again and again is exhausting, and everybody’s baby news seems to arrive at once. Being glad for others, sad for oneself and cross with God, all in one breath, is very common here.',
      'Certain days ask more than others: a baby shower, Mother’s Day, a walk past the tiny shoes in the store. Which of those is likely to come up next?',
      'God does not love people more for having children, or less for wanting one so much. This longing can come to him in any mood, hopeful or furious or simply worn out.',
    ],
    help: 'Before a family dinner it can help to have one short answer ready, perhaps “Thanks for asking, not tonight,” so that nothing has to be invented on the spot. Others have been glad of it.',
  },
  loneliness: {
    heard: [
      'Loneliness is easy to hide and hard to say, so any word about it is worth hearing. It can live in a quiet apartment or at a full table, and it aches the same.',
      'Part of what’s hard is that being lonely makes reaching out feel riskier, just when it’s needed. Many remember looking at a phone for a long time and putting it down again.',
      'Some hours echo more than others, Sunday afternoons maybe, or suppertime, or the minutes before sleep. Which one would be better with somebody there?',
      'God is company that doesn’t go home at the end of the evening. Wanting human voices as well is no insult to him, because he made people to want exactly that.',
    ],
    help: 'Small, regular contact often does more than one big occasion. A hello to the same neighbor, or a prayer for someone else who’s on their own, can be a good place to begin.',
  },
  rejection: {
    heard: [
      'Being turned away stays with people, whether it came as a letter, a look, or a chat that went silent. Even a small no can land on an old sore place, and God knows where those are.',
      'The mind is quick to turn one no into a verdict on the whole person. It goes over the wording again and again, hunting for the reason, and that wears anybody out.',
      'A rejection has a way of coming back in ordinary places, at the mailbox or in a hallway or on a screen. Where does this one come up most in a normal week?',
      'God doesn’t hold tryouts. Nobody has to be impressive to be wanted by him, and that stays true on the days when it’s very hard to believe.',
    ],
    help: 'One useful thing is to write down what was actually turned down, an offer or a form or an evening, and then what wasn’t. The second list is often longer than expected.',
  },
  abandonment: {
    heard: [
      'When someone leaves, the ones who stay keep listening for the door. Whatever there is to tell, about the leaving or about all the time since, belongs here.',
      'People ask what happened, as if there were one reason that would explain it. Often there are only an empty hook and a pile of questions, and trusting anybody, even God, becomes complicated.',
      'Being left can change small habits, like watching the phone or keeping a bag half packed or saying that it doesn’t matter. Is there a habit like that in this story?',
      'God is not a leaver. People can make that hard to believe, and so can his own quietness, and he takes no offense at a heart that keeps checking the door.',
    ],
    help: 'Some have found it steadying to notice one thing each day that stays: a neighbor’s wave, the same mug, a bird at the same hour. Small faithful things do the heart some good.',
  },
  disappointment: {
    heard: [
      'There’s real weight in a thing that didn’t happen. A hope has details, a date or a key or a letter, and each of those can hurt a little on its own.',
      'Other people tend to offer a cheerful “at least” and hurry on. That can leave a person feeling foolish for having hoped, when hoping was the most natural thing in the world.',
      'After a letdown there’s usually something left over, a ticket, a plan on the fridge, a day that is suddenly empty. What is still lying around from this one?',
      'No letdown is too small or too large to bring to God. He isn’t insulted by anyone’s disappointment, even when some of it is with him.',
    ],
    help: 'Telling the whole of it once, to God or to a friend who won’t try to fix it, has helped a lot of people. It often weighs a bit less when it’s told from the beginning.',
  },
  discouragement: {
    heard: [
      'Losing heart usually happens slowly, after a lot of trying that nobody counted. The trying was real and God saw it, and the tiredness that came of it is real, too.',
      'It’s wearing to put in so much and see so little, the empty seats, the unanswered letters, the same number as before. Anyone who works at something they care about knows that sinking.',
      'Somewhere in every long effort there’s a piece that still goes all right, even if it’s tiny. Which part of this would you keep if you could keep only one?',
      'God notices work that hasn’t shown any result yet. He doesn’t grade the way the world does, and he is glad to be near people who have run low.',
    ],
    help: 'When a thing looks hopeless, it can help to shrink it until it fits an afternoon: one letter, one drawer, one page. Builders and parents and teachers have all got going again that way.',
  },
  depression: {
    heard: [
      'This kind of lowness is hard to describe, because it takes the words as well. A few plain ones are plenty, and it doesn’t need a reason in order to be real.',
      'From the outside it can look like laziness or moodiness. From the inside a shower or a sink of dishes can be a mountain, and people who have been there know it.',
      'Even heavy days have hours that differ a little, a bit worse at dawn, perhaps, or a bit easier after dark. When is it least heavy?',
      'God’s nearness doesn’t depend on being able to feel it. He stays close to people who have nothing to say to him, and he doesn’t mind the quiet.',
    ],
    help: 'On flat days it can help to make things very small: curtains open a hand’s width, one glass of water, a prayer of one word. Each of those counts as something done.',
  },
  hopelessness: {
    heard: [
      'When hope has been used up, it’s tiring even to be asked about it. Things can be said here just as they are, and no one will add a bright side.',
      'Hoping again can seem like the dangerous part, because every hope that fell through cost something. People who stop expecting things are often protecting what they have left.',
      'Sometimes one small thing holds on when the rest seems to be gone, a plant on the sill or a voice on the phone. Is there one thing like that in this house?',
      'Hope doesn’t have to be a feeling, and it doesn’t have to be large. God keeps hold of people even while they can’t hold on to anything themselves.',
    ],
    help: 'Leaving the far future with God and looking only as far as supper can be a help. Plenty of people have gone through bleak stretches one meal and one night at a time.',
  },
  suffering: {
    heard: [
      'The word why is one of the oldest prayers there is, even when it doesn’t sound like one. It may come from a hospital bed or from the evening news, and it deserves to be heard.',
      'Quick explanations are often what hurts most here. People mean well with their reasons, yet a reason isn’t much of a blanket, and many who suffered would have traded it for company.',
      'This question usually comes with a face, someone loved or someone seen once in a photograph. Whose face comes up first when you think about it?',
      'The heart of the Christian answer is a person who suffered, too. It doesn’t explain everything, and honest believers say so, but it means that God is not watching from a distance.',
    ],
    help: 'Some find it good to write the question down exactly as it is, addressed to God, with nothing polite about it. A question on paper doesn’t have to be carried in the head all night.',
  },
  tears: {
    heard: [
      'Tears say a good deal, and so does their staying away. Either one can be brought here without an apology, and nobody needs to wipe their face first.',
      'Crying often picks its own moment, the checkout line or a hymn or a meeting with six people watching. And sometimes a person wants to cry and nothing comes, which is hard in another way.',
      'Families have their own rules about crying, mostly unspoken: not at the table, not the boys, not in front of company. What was the rule in your house?',
      'God has never asked anyone to stop crying before they speak to him. He understands tears that have no reason yet, and dry eyes as well.',
    ],
    help: 'A private place for tears can be a relief, the shower or a pillow, with no one there but God and nobody to reassure. Some people keep a certain song for it.',
  },
  'loss-of-a-pet': {
    heard: [
      'An animal knows a side of a person that nobody else sees, the early mornings and the bad days. Every detail about such a friend is welcome here, and the name most of all.',
      'People can be careless about this, as if it were a small thing. But whole days get built around a bowl and a warm weight on the blanket, and losing that, or fearing to, is real grief.',
      'Most animals come with one trick they were never taught, or one house rule they never once obeyed. What would that be with this one?',
      'God made the animals and takes delight in them, so it can’t seem foolish to him when one is loved dearly. The care given to a creature matters to its maker.',
    ],
    help: 'Funny things are worth writing down, the stolen sandwich and the ridiculous nickname, as a kind of thank-you to God. People are glad of that page for years.',
  },
  homesickness: {
    heard: [
      'Home can be a kitchen, a street, a language, or a year that’s gone. Missing it comes in through small doors, a smell or a tune, and every one of those is worth telling.',
      'Being far away means translating all day, even when the words are the same. Nobody around knows the old jokes, and a video call can leave the room quieter than before.',
      'Every place has a way of doing things that seems normal until you leave it, when supper is, who talks first, what’s said at the door. What do people do differently here?',
      'God isn’t tied to one address. He was there in the old kitchen and he is in the new one, and he doesn’t mind anyone missing what they love.',
    ],
    help: 'Bringing one small thing of home into the day can be a comfort, a tune at breakfast or a prayer said in the old way. Some people teach it to someone new.',
  },
  heartbreak: {
    heard: [
      'After love ends, the phone and the playlist and half the streets in town are full of it. Whatever comes to mind about it, sweet or bitter, can be said here.',
      'The contradictions are often the hard part: missing someone and being angry with them in the same hour, or having been the one to end it and aching anyway. Hearts don’t do this tidily.',
      'Certain songs and corners get risky for a while, like the old café or one particular bench. Which place or song would be the hardest to meet right now?',
      'God treats a broken heart as a serious injury. He stays near while it’s tender, and he isn’t counting how many weeks it is supposed to take.',
    ],
    help: 'At the hour when fingers reach for the phone, it can help to write the message as a prayer, or as a draft that stays unsent until morning. Plenty of people have a whole folder of those and are glad of it.',
  },
};
