import type { Texts } from '../../../../kernel/text.ts'
import { puzzleTexts } from '../puzzle-texts.ts'

/** The rules of San Marco in English, by id. */
const rulesEn = {
  'SM-1': {
    text: 'The board shows six districts of Venice separated by canals. Each has a face of the die, a high and a low number, and neighbours.',
    house:
      'San Marco’s 8 and 6 and Castello’s face 6 are the publisher’s. The other numbers and faces, and which districts are neighbours, are ours.',
  },
  'SM-2': {
    text: 'Each player has 25 aristocrats. There is one Doge, and there are twelve bridges in a common supply. There is one die. Action cards, 62: five for each district, six bridges, twelve transfers, ten Doges, four banishments. Limit cards, 28: eight 1s, ten 2s, ten 3s.',
  },
  'SM-3': {
    text: 'Action cards and limit cards are two decks, shuffled face down.',
    house:
      'If the deck of action cards runs out, the discards become a new deck and drawing goes on. A card joins the discards once it has been played or discarded. All limit cards are shuffled again at the start of each passage.',
  },
  'SM-4': {
    text: 'Each player rolls the die four times and puts two aristocrats into the district of each roll.',
    house:
      'The first player begins; the oldest is asked to sit first. Another player may begin, or it is drawn.',
  },
  'SM-5': { text: 'If all four rolls are equal, the fourth is rolled again until it differs.' },
  'SM-6': { text: 'Then, from the first player clockwise, everyone builds one bridge.' },
  'SM-7': { text: 'With three players everyone builds a second one in the same order.' },
  'SM-8': {
    text: 'A bridge joins two neighbouring districts and carries one of its owner’s aristocrats. At most three bridges join the same two districts, each belonging to a different player.',
    house: 'With three players the limit is two. The limit can be chosen.',
  },
  'SM-9': { text: 'The first player is first distributor of the first round.' },
  'SM-12': {
    text: 'In each later round the next player clockwise from the previous first distributor takes that role, in a new passage too.',
  },
  'SM-13': { text: 'A player who may not take part is passed over and loses this chance.' },
  'SM-10': {
    text: 'With three in the round there are a distributor, a first and a second chooser. The others’ roles are rolled for. Between two players 1, 3, 5 mean the next one clockwise from the distributor, 2, 4, 6 the one after; among three, 1 and 4, 2 and 5, 3 and 6 mean the next, the second and the third. The roll names the first chooser, with four a second roll the second distributor; the last player gets the last role.',
    house: 'Players who sit the round out are not counted. With two in the round no one rolls.',
  },
  'SM-10a': {
    text: 'A match can be set up so that the first distributor gives out the other roles instead of rolling: first the first chooser, with four then the second distributor.',
    house:
      'A variant of ours: the published rules draw the roles at random. With two in the round there is nothing to give.',
  },
  'SM-11': {
    text: 'With four in the round there are a first distributor, a first chooser, a second distributor and a second chooser.',
  },
  'SM-14': {
    text: 'With three in the round the distributor draws six action cards and four limit cards and makes three offers of them.',
  },
  'SM-15': {
    text: 'With four in the round each distributor draws five action cards and three limit cards and makes two offers.',
    house:
      'With two in the round there is one distributor with as many cards and two offers. The first distributor draws before the second, and action cards before limit cards.',
  },
  'SM-16': {
    text: 'The cards may be divided in any way, in secret, as long as each offer has a card.',
    house:
      'An offer may be without action cards, or without limit cards. A division is final. Until the offers are turned up the others know only that it has been made.',
  },
  'SM-17': { text: 'When all divisions are made, the first distributor’s offers are turned up.' },
  'SM-18': {
    text: 'The first chooser takes one of them. Whoever takes an offer lays its limit cards face up, then plays its action cards in any order.',
  },
  'SM-19': {
    text: 'With four in the round the first distributor then takes and plays the other offer. Then the second distributor’s offers are turned up, for the second chooser and in the end the second distributor.',
  },
  'SM-20': {
    text: 'With three in the round the second chooser takes one of the two offers left and plays it, then the distributor the last.',
  },
  'SM-20a': {
    text: 'With two in the round the chooser takes one offer and plays it, then the distributor the other.',
    house: 'The published rules do not say how two divide; we follow those for four.',
  },
  'SM-21': {
    text: 'A Doge card must be played. All others may be discarded.',
    house: 'Cards are played or discarded one at a time. A banishment goes on once its district is named.',
  },
  'SM-22': { text: 'District card: put one of your aristocrats from the reserve into that district.' },
  'SM-23': {
    text: 'If your reserve is empty, take one of yours from any district instead, but never from a bridge.',
  },
  'SM-24': {
    text: 'If one of your bridges starts in that district, the aristocrat may cross it to the other end instead. It crosses one bridge at most.',
  },
  'SM-25': {
    text: 'Bridge card: take a bridge from the supply and build it, with one of your aristocrats on it.',
  },
  'SM-26': {
    text: 'If there is none left, take any bridge off the board and build it as your own; its aristocrat returns to its owner’s reserve.',
    house:
      'A bridge is taken off the board only when the supply is empty. It may be built where it stood before.',
  },
  'SM-27': {
    text: 'Transfer card: one opponent’s aristocrat in a district returns to its owner’s reserve and one of yours takes its place.',
  },
  'SM-27a': {
    text: 'For a bridge or a transfer the aristocrat comes from your reserve.',
    house: 'If the reserve is empty, it comes from any district, that of the transfer included.',
  },
  'SM-28': {
    text: 'Banishment card: name a district, roll the die and remove that many aristocrats of your choice from it. They return to their reserves.',
  },
  'SM-29': { text: 'If there are as many or fewer, all of them leave.' },
  'SM-30': { text: 'The full number must leave, your own included if there is no one else.' },
  'SM-31': {
    text: 'First Doge card of the game: put the Doge into any district.',
    house: 'He does not walk this time; the district is scored.',
  },
  'SM-32': {
    text: 'Later the Doge may stay or walk. From a district in which no bridge starts he goes to any neighbour by water, which costs you two points.',
  },
  'SM-33': { text: 'From a district with bridges he walks over one of them. Over your own it is free.' },
  'SM-34': { text: 'Over another’s bridge you pay its owner one point.' },
  'SM-36': {
    text: 'The Doge may take any number of steps, each of which is paid.',
    house: 'He comes to no district twice in one walk, and not back to where he started.',
  },
  'SM-35': { text: 'Scores can fall below zero.' },
  'SM-37': {
    text: 'The district in which the Doge stops is scored. The most aristocrats there earn the high number, the second most the low one. Those on bridges do not count.',
  },
  'SM-38': { text: 'If several have the most, each of them earns the low number, and no one else anything.' },
  'SM-39': {
    text: 'If one has the most and several are second, only the first earns points, the high number.',
  },
  'SM-39a': {
    text: 'Whoever is alone in a district earns the high number.',
    house: 'Nobody earns anything in an empty district, and nobody is second without an aristocrat.',
  },
  'SM-40': {
    text: 'After each round everyone adds up their limit cards of this passage. If all are under ten, the next round begins.',
  },
  'SM-41': {
    text: 'If some are at ten or more and at least two under ten, those under ten play exactly one more round. Then the passage ends, whatever they have.',
    house: 'The others sit it out, but score, receive tolls and can lose aristocrats as always.',
  },
  'SM-42': { text: 'If only one is under ten, or none, the passage ends at once.' },
  'SM-43': {
    text: 'At the end of a passage everyone under ten earns the difference between the highest limit total and their own.',
  },
  'SM-44': {
    text: 'One of these players may then banish as with a card. If they are tied with another, nobody does.',
    house: 'It is the player with the lowest limit total.',
  },
  'SM-44a': {
    text: 'After the third passage the game ends.',
    house: 'First come the points, then the banishment, then the next passage or the end.',
  },
  'SM-45': { text: 'There are three passages. Limit totals begin at zero in each.' },
  'SM-46': { text: 'At the end all six districts are scored once, wherever the Doge is.' },
  'SM-47': {
    text: 'The most points win. Ties go to the player with the most aristocrats in San Marco.',
    house: 'If these are equal too, the win is shared.',
  },
  'SM-49': {
    text: 'Two can play by a house rule. Every round has one distributor and one chooser, as when two are left in a round; they take turns. At the start each builds two bridges, and at most two join the same districts. A passage ends as soon as one of the two reaches ten.',
    house:
      'The game is published for three and four. All other rules stay, the low number for the second included.',
  },
  'SM-48': {
    text: 'A distributor’s cards are secret until their offers are turned up.',
    house: 'Nobody sees the decks. All else is open, the discards too.',
  },
} as const satisfies Texts

/** Reasons for an action. */
const reasonEn = {
  all: { 1: 'This {a}.', 2: 'This {a}, and {b}.', 3: 'This {a}, {b}, and {c}.' },
  most: 'gives you the most aristocrats in {district}, {own} to {other}',
  worth: 'makes {district} worth {points} points to you',
  gathers:
    'brings you to {n} aristocrat in {district}, where the most others have is {other} | brings you to {n} aristocrats in {district}, where the most others have is {other}',
  transferable: 'puts {district} within reach of a transfer, for {points} points',
  moreCards: 'brings {cards} action cards, where offer {other} brings {fewer}',
  lessLimit: 'adds {limit} to your limit total, where offer {other} adds {more}',
  less: 'costs {fromSeat} {n} point in {district} | costs {fromSeat} {n} points in {district}',
  scores: {
    alone: 'scores {points} points for you in {district} and none for others',
    others: 'scores {points} points for you in {district}, at most {other} for others',
  },
  pays: 'costs you {cost} point on the way | costs you {cost} points on the way',
  free: 'uses only your own bridges',
  bridges: 'lets you use a {one} or {other} card in either district later',
  reaches: 'lets your {one} card reach {other} too',
  freeWay: 'lets the Doge walk from {one} to {other} free of charge',
  unbridges: 'takes away {fromSeat}’s bridge between {one} and {other}',
  banishes: {
    gain: {
      rolled: 'makes {district} worth {points} points to you on a roll of {low} to {high}',
      always: 'makes {district} worth {points} points to you whatever you roll',
    },
    loss: {
      rolled:
        'costs {fromSeat} {n} point in {district} on a roll of {low} to {high} | costs {fromSeat} {n} points in {district} on a roll of {low} to {high}',
      always:
        'costs {fromSeat} {n} point in {district} whatever you roll | costs {fromSeat} {n} points in {district} whatever you roll',
    },
  },
  onlyOthers: 'can hit {others} aristocrats in {district}, none of them yours',
  sparesOwn:
    'hits {district}, where others have {others} aristocrats: no roll has to cost you one of your {own}',
  mostlyOthers: 'hits {district}, where others have {others} aristocrats and you have {own}',
  stays: 'keeps your limit total at {total}, under ten',
  mostForLeast: 'takes the most action cards ({cards}) for the least limit ({n})',
  mostCards: 'takes the most action cards ({cards})',
  leastLimits: 'adds only {n} to your limit total, {less} less than any other offer',
  onlyDoge: 'takes the only offer with a Doge',
  doge: 'gives you a Doge, worth {points} points in {district} now',
  keepsDoge: 'denies {toSeat} the Doge that offer {other} would leave',
  cardWorth: {
    here: 'has a {district} card, worth {points} more points to you there',
    over: 'has a {card} card, worth {points} more points to you in {district}',
  },
  transferLoss:
    'has a transfer, which could cost {fromSeat} {n} point in {district} | has a transfer, which could cost {fromSeat} {n} points in {district}',
  sparesDoge: 'spares you the Doge of offer {other}, who would bring you nothing now',
  spares: {
    bridge: 'keeps your bridge between {one} and {other}',
    reserve: 'keeps {n} aristocrat in your reserve | keeps {n} aristocrats in your reserve',
    roll: 'exposes none of your aristocrats to a roll, as they stand wherever others do',
  },
  leaves: 'leaves you {cards} or more action cards for limit {n} at most',
  leavesPoints:
    'leaves you a card that is worth at least {n} point now, whatever the others take | leaves you a card that is worth at least {n} points now, whatever the others take',
  caps: 'leaves you limit {n} at most, not {more}',
  leavesCards: 'leaves you {cards} or more action cards, not just {fewer}',
  dogeCosts: 'makes the Doge cost limit {n}',
  dogeEnds: {
    passage: 'puts {toSeat} at {total} if they take the Doge, out of the passage',
    bonus: 'puts {toSeat} at {total} if they take the Doge, with no points for a low limit total',
  },
  keepsOwn: 'spares {n} more aristocrat of yours | spares {n} more aristocrats of yours',
  leavesLimit: 'adds at most {n} to your limit total, whatever offer is left to you',
} as const satisfies Texts

/** Kinds of events to jump to, in English. */
const kindsEn = {
  passage: { started: 'Passages' },
  offers: { divided: 'Divisions' },
  offer: { taken: 'Offers taken' },
  card: {
    played: 'Cards played',
    givenUp: 'Cards discarded',
  },
  aristocrat: {
    placed: 'Aristocrats placed',
    replaced: 'Aristocrats replaced',
  },
  bridge: {
    built: 'Bridges built',
    taken: 'Bridges taken down',
  },
  die: { rolled: 'Rolls' },
  aristocrats: { banished: 'Banishments' },
  doge: { moved: 'Doge moves' },
  district: { scored: 'Districts scored' },
  round: { ended: 'Ends of rounds' },
  bonus: { scored: 'Points for low totals' },
} as const satisfies Texts

/** San Marco's board in English. */
const boardEn = {
  name: 'Map of Venice',
  point: 'point',
  points: 'points',
  panel: 'Cards',
  help: 'A number picks up a card or offer. Arrow keys move over districts or, where bridges are asked for, over canals; B changes between them. Enter or Space chooses, Enter once more confirms, Backspace takes one part back, Escape drops all. While you divide, left and right pick up a card, a number puts it in that offer, 0 takes it back.',
  keys: {
    number: 'Pick up a card, take an offer, put a card in it',
    move: 'Go to a district or canal; to the next card while dividing',
    turn: 'Change between districts and canals',
    press: 'Choose it',
    commit: 'Choose it; once more: confirm',
    back: 'Take the last part back',
    drop: 'Drop everything chosen',
    free: 'Take a card out of its offer',
  },
  card: {
    district: '{district}',
    bridge: 'Bridge',
    transfer: 'Transfer',
    doge: 'Doge',
    banishment: 'Banishment',
    time: 'limit',
    limit: 'limit card {value}',
  },
  cardDoes: {
    district: 'One of your aristocrats goes there, or over a bridge of yours from there.',
    bridge: 'Builds a bridge with one of your aristocrats on it.',
    transfer: 'Replaces an opponent’s aristocrat in a district with one of yours.',
    doge: 'The Doge may walk; the district where he stops is scored.',
    banishment:
      'Roll the die and remove that many aristocrats from one district, your own included if there is no one else.',
    limit: 'Counts towards your limit total. At ten or more you sit out the last round of the passage.',
  },
  cardShort: { bridge: 'Bridge', transfer: 'Transf.', doge: 'Doge', banishment: 'Banish' },
  status: {
    cards: 'Cards',
    limits: 'Limits',
    passage: 'Passage {value} of {of}',
    past: 'Passage {value} of {of}, over',
    ahead: 'Passage {value} of {of}, still to come',
    bridges: '{n} bridge left in the supply | {n} bridges left in the supply',
    left: {
      cards: '{n} action card left in the deck | {n} action cards left in the deck',
      limits: '{n} limit card left in the deck | {n} limit cards left in the deck',
    },
  },
  spoken: {
    district: '{district}, worth {high} and {low}',
    scores: '{name} {value}, scores {points}',
    there: '{name} {value}',
    empty: 'nobody there',
    doge: 'the Doge is here',
    open: 'can be chosen',
    border: 'Canal between {one} and {other}',
    bridge: 'bridge of {name}',
    noBridge: 'no bridge',
    move: 'Bridge of {name} between {one} and {other}',
  },
  seat: {
    reserve: '{n} aristocrat in reserve | {n} aristocrats in reserve',
    settled: '{n} aristocrat in districts | {n} aristocrats in districts',
    limit: 'Limit total {value} of ten',
    out: 'sits this round out',
    role: {
      firstDistributor: '1st distributor',
      firstChooser: '1st chooser',
      secondDistributor: '2nd distributor',
      secondChooser: '2nd chooser',
    },
  },
  divide: {
    pool: 'To divide',
    offer: 'Offer {value}, limit {limit}',
    sum: 'limit {value}',
    free: '{card}, in no offer yet',
    lies: '{card}, in offer {value}',
    drop: 'Put a card here',
    why: 'Others choose first; the last is yours.',
    secret: 'Only you see this.',
    commit: 'Offer these',
    left: '{n} card left to divide | {n} cards left to divide',
    empty: 'Offer {value} needs a card.',
    ready: 'Every offer has a card.',
    advised: 'As the hint divides.',
    over: 'Start over',
    waits: '{name} is dividing the cards in secret.',
    help: 'Left and right pick up a card, a number puts it in that offer, 0 takes it back, Enter confirms.',
  },
  offer: { total: '{name}: limit total {value}' },
  assign: {
    seats: 'Players without a role',
    firstChooser: '{name}: who chooses first?',
    secondDistributor: '{name}: who distributes second?',
    waits: '{name} is giving out the roles.',
    take: 'Give the role',
    takeThis: 'To {name}',
  },
  choose: {
    offers: 'Offers',
    label: 'Offer {value}: {cards}. Limit {limit}.',
    taken: 'Taken by {name}.',
    pick: '{name}: which offer?',
    waits: '{name} is choosing an offer.',
    would: 'Offer {value}: limit total {before} → {after}',
    take: 'Take an offer',
    takeThis: 'Take {value}',
  },
  play: {
    hand: 'Cards left to play',
    card: 'Card {value}: {card}',
    waits: '{name} plays.',
    luck: 'Next comes a roll or a draw.',
    found: '{name} builds a starting bridge.',
    bonus: 'Bonus: {name} alone has the lowest limit total and may banish once.',
    back: 'Take back',
    giveUp: 'Discard',
    mustPlay: 'A Doge card must be played.',
    decline: 'Banish nobody',
  },
  prompt: {
    none: 'Choose.',
    card: 'Pick up a card.',
    place: 'Place an aristocrat in {district}, or over your bridge from there: where?',
    placeHere: 'Place an aristocrat in {district}: click it.',
    transfer: 'Whose aristocrat do you replace? Click their row in a district.',
    opponent: 'Whose aristocrat in {district}?',
    bridge: 'Between which two districts? Click a canal.',
    take: 'The supply is empty: which bridge do you move?',
    banish: 'Choose a district; then the die says how many must go.',
    bonus: 'Choose a district to banish from, or banish nobody.',
    dogePlace: 'Put the Doge in a district: it is scored at once.',
    doge: 'Click where the Doge goes, step by step or at once, or leave him in {district}.',
    from: 'The reserve is empty: which district does the aristocrat come from?',
    fork: 'To {district} over whose bridge?',
  },
  does: {
    place: 'One aristocrat goes to {district}.',
    placeFrom: 'One aristocrat goes from {from} to {district}.',
    transfer: 'One of {name}’s in {district} becomes yours.',
    transferFrom: 'One of {name}’s in {district} gives way to one from {from}.',
    bridge: 'A bridge between {one} and {other}.',
    bridgeFrom: 'A bridge between {one} and {other}; its aristocrat comes from {from}.',
    banish: 'A roll decides how many must leave {district}.',
    dogePlace: 'The Doge goes to {district}; it is scored.',
    dogeStay: 'The Doge stays in {district}; it is scored.',
    dogeWalk: 'The Doge stops in {district}; it is scored.',
  },
  commit: {
    play: 'Play',
    place: 'Place',
    transfer: 'Replace',
    bridge: 'Build',
    banish: 'Banish',
    dogePlace: 'Put him there',
    stay: 'Stay here',
    walk: 'Walk here',
    remove: 'Banish',
  },
  walk: { net: '{name}: {value} points in all', cost: 'tolls: {n} point | tolls: {n} points' },
  remove: {
    lead: '{value} must leave {district}.',
    left: '{value} still to choose',
    done: 'All chosen',
    less: 'One fewer of {name}’s',
    more: 'One more of {name}’s',
  },
  enter: {
    first: 'Who starts? Enter who was drawn.',
    settle: '{name} rolls to place aristocrats: roll {times} of 4.',
    roles: 'Roll for the roles of this round.',
    banish: '{name} rolls: how many must leave {district}?',
    cards: 'The {value} action cards {name} was dealt. Everyone else looks away.',
    limits: 'The {value} limit cards {name} was dealt. Everyone else looks away.',
    named: '{name}’s {value} cards, now revealed.',
    entered: '{value} of {of} entered',
    faces: 'What was rolled',
    kinds: 'Cards left to draw',
    add: '{card}, {value} left',
    back: 'Take one back',
    commit: 'Enter these',
    drawForMe: 'Draw for me',
    rollForMe: 'Roll for me',
  },
  cards: {
    offers: 'This round',
    ready: 'Divided; not revealed yet.',
    hidden: 'Drawn: {cards} action and {limits} limit cards.',
    takenBy: 'taken by {name}',
    title: 'Not seen yet, and discarded',
    row: '{card}: {value} not seen yet, {gone} discarded',
    note: 'Number: in the deck or hidden from you. After the plus: discarded, and shuffled in once the deck is empty.',
  },
  end: {
    title: 'All six districts are scored once more.',
    seat: 'Seat',
    before: 'Doge',
    total: 'Total',
    beforeTip: 'Points before the six scorings, without those for limit totals.',
    limits: 'Limits',
    limitsTip: 'Points for the limit totals; small: those of each passage.',
    byPassage: 'by passage',
    there: 'aristocrats there',
    note: 'Two who share the most get the lower number each.',
  },
  hint: {
    busy: 'One moment: the last action is being saved.',
    over: 'The match is over.',
    luck: 'A roll or a draw comes first.',
    enter: 'Enter what was rolled or drawn first.',
    notYourTurn: 'It is not your turn.',
    passOn: 'Pass the screen to the player whose turn it is first.',
    unplayable: 'This match cannot be played on.',
    notNow: 'Possible, but not at this point.',
    pickCard: 'Pick up a card first.',
    pickOffer: 'Choose an offer below.',
    pickRole: 'Choose a player below.',
    pickRow: 'Click the row of the aristocrats who must go.',
    allChosen: 'You have chosen enough: take one back first.',
    noMoreThere: 'All of theirs are chosen already.',
    pickBorder: 'Click a canal: the bridge joins the districts on both sides.',
    pickBridge: 'Click the bridge you want to move.',
    pickDistrict: 'Click a district.',
    noOpponent: 'No opponent has an aristocrat there.',
    noneOfYours: 'None of your aristocrats can come from there.',
    notFromHere: 'The Doge cannot go that way from here.',
    otherDistrict: 'Another district was named.',
    dogeMustAct: 'A Doge card must be played; the Doge may stay where he is.',
    undivided: 'Every card must be in an offer.',
    emptyOffer: 'Every offer needs at least one card.',
    need: {
      card: 'Pick up a card first.',
      district: 'Choose a district first.',
      opponent: 'Choose whose aristocrat you mean.',
      take: 'Choose the bridge you want to move.',
      border: 'Choose a canal first.',
      from: 'Choose where the aristocrat comes from.',
      fork: 'Choose which bridge.',
      counts: 'Not enough are chosen yet.',
      offer: 'Choose an offer first.',
      role: 'Choose a player first.',
      none: 'There is nothing to choose now.',
      ready: 'One moment.',
    },
  },
} as const satisfies Texts

/** Actions as imperative sentences, in English. */
const actionEn = {
  first: '{seat} is drawn to start',
  roll: 'Rolled {face}',
  dealCards: { hidden: '{seat} draws action cards', shown: '{seat} draws {cards}' },
  dealLimits: { hidden: '{seat} draws limit cards', shown: '{seat} draws limit cards {limits}' },
  divide: { hidden: 'Divide the cards', shown: 'Divide the cards: {offers}' },
  assign: 'Give the next role to {seat}',
  choose: { plain: 'Take offer {offer}', known: 'Take offer {offer}: {cards}' },
  place: {
    here: {
      reserve: 'Place an aristocrat in {district}',
      district: 'Move an aristocrat from {from} to {district}',
    },
    over: {
      reserve: 'Place an aristocrat in {district}, over the bridge from {card}',
      district: 'Move an aristocrat from {from} to {district}, over the bridge from {card}',
    },
  },
  bridge: {
    new: {
      reserve: 'Bridge {one} to {other}',
      district: 'Bridge {one} to {other} with the aristocrat from {from}',
    },
    moved: {
      reserve: 'Move {ownerSeat}’s bridge from {oldOne} and {oldOther} to {one} and {other}',
      district:
        'Move {ownerSeat}’s bridge from {oldOne} and {oldOther} to {one} and {other} with the aristocrat from {from}',
    },
  },
  transfer: {
    reserve: 'Replace one of {ownerSeat}’s in {district}',
    district: 'Replace one of {ownerSeat}’s in {district} with one from {from}',
  },
  banish: 'Banish from {district}',
  remove: { some: 'Banish {banished}', none: 'Banish nobody' },
  dogePlace: 'Put the Doge in {district}',
  doge: {
    stays: 'Leave the Doge where he is',
    walks: 'Move the Doge {way}',
    goes: 'Move the Doge to {to} by way of {via}',
  },
  giveUp: 'Discard {card}',
  decline: 'Banish nobody',
} as const satisfies Texts

/** Names in actions and events: districts, cards, offers and steps of the Doge, in English. */
export const namedEn = {
  district: {
    1: 'Cannaregio',
    2: 'Santa Croce',
    3: 'San Polo',
    4: 'San Marco',
    5: 'Dorsoduro',
    6: 'Castello',
  },
  short: { 1: 'Canna.', 2: 'Croce', 3: 'Polo', 4: 'Marco', 5: 'Dorso.', 6: 'Cast.' },
  card: { bridge: 'bridge', transfer: 'transfer', doge: 'Doge', banishment: 'banishment' },
  several: '{n}\u00a0×\u00a0{card}',
  together: '{others} and {last}',
  pile: { cards: '{cards}', limits: 'limit {limits}', both: '{cards}, limit {limits}' },
  offers: { 2: '{one} / {two}', 3: '{one} / {two} / {three}' },
  banished: { yours: '{n} of yours', own: '{n} of {seat}’s own', other: '{n} of {seat}’s' },
  total: '{seat} ({value})',
  way: {
    yours: 'over your bridge to {to}',
    own: 'over {seat}’s own bridge to {to}',
    other: 'over {overSeat}’s bridge to {to}',
    water: 'by water to {to}',
  },
} as const satisfies Texts

/** San Marco in English. */
export const en = {
  name: 'San Marco',
  luck: { die: { label: 'Die' } },
  tagline: 'One divides the cards, the others pick first. Win Venice.',
  minutes: '60–75',
  turnOfPart: 'Passage {part}, turn {turn}',
  graphName: 'Points',
  graphCount: '{n} point | {n} points',
  graph: 'Points so far; tolls can take them below zero.',

  option: {
    firstSeat: {
      label: 'Who starts',
      help: 'By custom the oldest player starts, so put them in seat 1; or choose a seat, or let it be drawn.',
      values: { 1: 'Seat 1', 2: 'Seat 2', 3: 'Seat 3', 4: 'Seat 4', random: 'Drawn' },
    },
    bridgeLimit: {
      label: 'Bridges between two districts',
      help: 'The most bridges that may join the same two districts, each belonging to a different player. Usually two with three players and three with four.',
      values: { auto: 'By number of players', 2: 'Two', 3: 'Three' },
    },
    roles: {
      label: 'Roles of a round',
      help: 'Who chooses and who distributes besides the first distributor: rolled for, or decided by the first distributor.',
      values: { lot: 'Rolled for', given: 'Given by the first distributor' },
    },
  },

  action: actionEn,
  named: namedEn,

  caption: {
    change: '{seat} {by}',
    does: {
      one: '{seat} {first}',
      two: '{seat} {first}, and {second}',
      three: '{seat} {first}, {second}, and {third}',
    },
    scored: {
      alone: { some: '{district}: {changes}', nobody: '{district}: no points' },
      comes: {
        some: 'moves the Doge to {district}: {changes}',
        nobody: 'moves the Doge to {district}: no points',
      },
      stays: {
        some: 'leaves the Doge in {district}: {changes}',
        nobody: 'leaves the Doge in {district}: no points',
      },
    },
    banished: {
      some: 'banishes from {district}: {banished}',
      free: 'banishes for free (lowest limits) from {district}: {banished}',
      nobody: 'banishes nobody from {district}',
    },
    replaced: 'replaces one of {ownerSeat}’s in {district} | replaces {n} of {ownerSeat}’s in {district}',
    takes: 'takes limit {limit}',
    discards: 'discards {cards}',
    left: 'The last offer goes to {toSeat}: {offer}',
    tolls: 'Tolls: {changes}',
    finals: 'Final scoring: {changes}',
    limits: 'For low limits: {changes}',
    more: '{first}. {more}',
    bridge: 'bridges {one} and {other}',
    bridges: 'builds {n} bridges',
    placed: {
      here: 'places one in {districts} | places {n} in {districts}',
      each: 'places one each in {districts}',
      over: '{placed} over a bridge | {placed} over bridges',
      some: '{placed}, {over} of them over a bridge',
    },
  },

  event: {
    first: { drawn: '{seat} is drawn to start.' },
    settling: { started: '{seat} rolls to place the first aristocrats.' },
    die: {
      rolled: {
        settling: '{seat} rolls a {face}.',
        role: '{seat} rolls a {face} for the roles.',
        banishment: '{seat} rolls a {face} for the banishment.',
      },
    },
    roll: { voided: 'Four times {face}: {seat} rerolls the fourth.' },
    aristocrats: {
      settled: 'Two of {seat}’s aristocrats move into {district} ({left} in reserve).',
      banished: {
        none: 'Nobody lives in {district}: {seat} banishes nobody.',
        all: '{seat} banishes everyone from {district}: {banished}.',
        some: '{seat} banishes {banished} from {district}.',
      },
    },
    bridge: {
      due: 'It is {seat}’s turn to build a bridge.',
      built: {
        reserve: '{seat} builds a bridge between {one} and {other} ({supply} left).',
        district:
          '{seat} builds a bridge between {one} and {other} with an aristocrat from {from} ({supply} left).',
      },
      taken: {
        yours: '{seat} takes away your bridge between {one} and {other}.',
        own: '{seat} takes away {seat}’s own bridge between {one} and {other}.',
        other: '{seat} takes away {ownerSeat}’s bridge between {one} and {other}.',
      },
    },
    passage: {
      started: 'Passage {passage} begins; all limit cards are shuffled.',
      ended: 'Passage {passage} is over.',
    },
    round: {
      started: {
        full: 'Round {round} of passage {passage} begins.',
        last: 'Last round of passage {passage}, for those with a limit total under ten.',
      },
      ended: 'The round is over. Limit totals: {totals}.',
    },
    role: {
      assigned: {
        firstDistributor: '{seat} is first distributor.',
        firstChooser: '{seat} is first chooser.',
        secondDistributor: '{seat} is second distributor.',
        secondChooser: '{seat} is second chooser.',
      },
    },
    dealing: { started: '{seat} draws cards to divide.' },
    deck: { reshuffled: 'The {cards} discarded action cards are shuffled into a new deck.' },
    cards: {
      dealt: {
        hidden: '{seat} draws {count} action cards.',
        shown: '{seat} draws {cards}.',
      },
    },
    limits: {
      dealt: {
        hidden: '{seat} draws {count} limit cards.',
        shown: '{seat} draws limit cards {limits}.',
      },
    },
    division: { due: 'It is {seat}’s turn to divide the cards.' },
    offers: {
      divided: '{seat} has divided the cards.',
      revealed: '{seat}’s offers are revealed: {offers}.',
    },
    choice: { due: 'It is {seat}’s turn to choose an offer.' },
    offer: {
      taken: {
        own: '{seat} takes the last offer: {offer}; limit total {total}.',
        other: '{seat} takes an offer from {fromSeat}: {offer}; limit total {total}.',
      },
    },
    card: {
      played: {
        district: '{seat} plays a {district} card.',
        bridge: '{seat} plays a bridge card.',
        transfer: '{seat} plays a transfer card.',
        doge: '{seat} plays a Doge card.',
        banishment: '{seat} plays a banishment card.',
      },
      givenUp: {
        district: '{seat} discards a {district} card.',
        bridge: '{seat} discards a bridge card.',
        transfer: '{seat} discards a transfer card.',
        doge: '{seat} discards a Doge card.',
        banishment: '{seat} discards a banishment card.',
      },
    },
    aristocrat: {
      placed: {
        here: {
          reserve: '{seat} places an aristocrat in {district}.',
          district: '{seat} moves an aristocrat from {from} to {district}.',
        },
        over: {
          reserve: '{seat} places an aristocrat in {district}, by bridge from {card}.',
          district: '{seat} moves an aristocrat from {from} to {district}, by bridge from {card}.',
        },
      },
      replaced: {
        yours: {
          reserve: '{seat} replaces one of your aristocrats in {district}.',
          district: '{seat} replaces one of your aristocrats in {district} with one from {from}.',
        },
        other: {
          reserve: '{seat} replaces one of {ownerSeat}’s aristocrats in {district}.',
          district: '{seat} replaces one of {ownerSeat}’s aristocrats in {district} with one from {from}.',
        },
      },
    },
    banishment: {
      named: {
        card: '{seat} banishes from {district}.',
        bonus: '{seat} uses the bonus of the passage to banish from {district}.',
      },
    },
    doge: {
      placed: '{seat} puts the Doge in {district}.',
      stayed: '{seat} leaves the Doge in {district}.',
      moved: {
        yours:
          '{seat} moves the Doge from {from} over your bridge to {to}, paying you {cost}, score now {score}.',
        own: '{seat} moves the Doge from {from} over {seat}’s own bridge to {to}.',
        other:
          '{seat} moves the Doge from {from} over {overSeat}’s bridge to {to}, paying {cost}, score now {score}.',
        water: '{seat} moves the Doge from {from} by water to {to}, losing {cost} points, score now {score}.',
      },
      walked: {
        free: '{seat} moves the Doge from {from} {way}.',
        paid: '{seat} moves the Doge from {from} {way}, at a cost of {cost} in all, score now {score}.',
      },
    },
    district: {
      scored: {
        doge: {
          nobody: '{district} is scored: nobody gets points.',
          alone: '{district} is scored: {leadSeat} {high} points.',
          two: '{district} is scored: {leadSeat} {high} points, {nextSeat} {low}.',
          tied2: '{district} is scored, a tie with {low} points each: {leadSeat} and {nextSeat}.',
          tied3:
            '{district} is scored, a tie with {low} points each: {leadSeat}, {nextSeat} and {thirdSeat}.',
          tied4:
            '{district} is scored, a tie with {low} points each: {leadSeat}, {nextSeat}, {thirdSeat} and {fourthSeat}.',
        },
        final: {
          nobody: 'Final scoring of {district}: nobody gets points.',
          alone: 'Final scoring of {district}: {leadSeat} {high} points.',
          two: 'Final scoring of {district}: {leadSeat} {high} points, {nextSeat} {low}.',
          tied2: 'Final scoring of {district}, a tie with {low} points each: {leadSeat} and {nextSeat}.',
          tied3:
            'Final scoring of {district}, a tie with {low} points each: {leadSeat}, {nextSeat} and {thirdSeat}.',
          tied4:
            'Final scoring of {district}, a tie with {low} points each: {leadSeat}, {nextSeat}, {thirdSeat} and {fourthSeat}.',
        },
      },
    },
    bonus: {
      scored:
        '{seat}’s limit total is only {total}: {points} point, {score} now. | {seat}’s limit total is only {total}: {points} points, {score} now.',
      tied: 'Several players have the lowest limit total: no one banishes.',
      due: '{seat} has the lowest limit total and may banish.',
      declined: '{seat} banishes nobody.',
    },
    match: {
      won: {
        alone: '{seat} wins with {score} points.',
        shared: '{seat} shares the win with {score} points.',
      },
      ended: 'The match is over, {scores}.',
    },
  },

  ending: { passages: 'Three passages are over: the most points win.' },

  change: {
    points: {
      more: 'You gain {n} point. | You gain {n} points.',
      less: 'You lose {n} point. | You lose {n} points.',
    },
    district: {
      less: '{district} is now worth {now} to you, not {was}.',
      more: '{district} is now worth {now} to you, not {was}.',
      fewer: 'You lose {n} aristocrat in {district}. | You lose {n} aristocrats in {district}.',
    },
    bridge: 'Your bridge between {one} and {other} is gone.',
  },

  reason: reasonEn,

  refusal: {
    matchOver: 'The match is over.',
    luckFirst: 'The die must be rolled or the cards drawn first.',
    bridgeFirst: 'Build a bridge first.',
    divideFirst: 'Divide the cards first.',
    rolesFirst: 'Give out the roles first.',
    hasRole: 'That player already has a role or sits this round out.',
    chooseFirst: 'Choose an offer first.',
    playFirst: 'Play your cards first.',
    removeFirst: 'First choose who is banished.',
    bonusFirst: 'Decide about the bonus banishment first.',
    noSuchSeat: 'There are only {seats} seats.',
    notTheirs: 'These cards are for another player.',
    cardsUnknown: 'Say which cards they are.',
    cardsMiscounted: '{count} cards must be drawn.',
    notInOrder:
      'Name the cards in order: districts 1 to 6, bridge, transfer, Doge, banishment; limit cards from low to high.',
    notInDeck: 'There are not that many of these cards left to draw.',
    offersMiscounted: 'Make {count} offers.',
    otherCards: 'Divide exactly the cards that were drawn.',
    emptyOffer: 'Every offer needs at least one card.',
    offersNotInOrder: 'Name the offers in order.',
    noSuchOffer: 'There is no such offer.',
    offerTaken: 'This offer has been taken.',
    noDistrictCard: 'There is no {district} card to play.',
    noBridgeCard: 'There is no bridge card to play.',
    noTransferCard: 'There is no transfer card to play.',
    noDogeCard: 'There is no Doge card to play.',
    noBanishmentCard: 'There is no banishment card to play.',
    noOwnBridge: 'You have no bridge from {from} to {to}.',
    fromReserve: 'There are aristocrats in reserve: take one of them.',
    reserveEmpty: 'The reserve is empty: choose which district the aristocrat comes from.',
    noneThere: 'You have no aristocrat in {district}.',
    supplyLeft: 'There are still bridges in the supply: {count}.',
    supplyEmpty: 'The supply of bridges is empty: take one off the board.',
    noSuchBridge: 'There is no such bridge.',
    notABorder: 'Name two neighbours, the lower die face first: not {from} and {to}.',
    ownBridgeThere: 'You already have a bridge between {from} and {to}.',
    borderFull: 'There are already {count} bridges between {from} and {to}.',
    ownAristocrat: 'A transfer replaces an opponent’s aristocrat.',
    noOpponentThere: 'That player has no aristocrat in {district}.',
    dogeMustAct: 'A Doge card must be played.',
    dogeStands: 'The Doge is already in {district} and walks from there.',
    dogeAway: 'The Doge is not on the board yet: put him in a district.',
    noSuchWay: 'There is no such bridge from {from} to {to}.',
    notByWater:
      'There are bridges from {from}: the Doge must use one of them and cannot go by water to {to}.',
    notNeighbours: 'The Doge cannot go from {from} to {to} in one step.',
    twiceThere: 'The Doge cannot visit {district} twice in one walk.',
    notSoManyThere: 'That player does not have that many there.',
    exactNumber: 'Exactly {count} must go.',
  },

  rulesSections: {
    goal: 'The goal',
    table: 'What is on the table',
    setup: 'Before the first round',
    roles: 'Roles of a round',
    offers: 'Dividing and choosing',
    cards: 'Action cards',
    doge: 'The Doge',
    scoring: 'Scoring a district',
    passages: 'The end of a round and a passage',
    end: 'The end',
  },

  ...puzzleTexts.en,

  kinds: kindsEn,
  board: boardEn,

  rules: rulesEn,
} as const satisfies Texts
