/**
 * The game's enchants by SpellItemEnchantment id, the number that a log gives. The log's own names
 * are wrong in amount and come in its language, so they are never shown: 4206 comes as "+7 Stamina and +3 Dodge" where it gives 90 and 35.
 *
 * Source: the game's client (4.4.0) with the checkers WoWAnalyzer,
 * envy-armory and wowsims/cata beside it; each row's spell is where the name can be looked up.
 */
export const ENCHANT_NAMES: Readonly<Record<number, string>> = {
  1: 'Sharpen Blade', // spell 2605
  15: 'Light Armor Kit', // spell 2831
  16: 'Medium Armor Kit', // spell 2832
  17: 'Heavy Armor Kit', // spell 2833
  18: 'Thick Armor Kit', // spell 10344
  24: 'Enchant Chest - Minor Mana', // spell 7443
  30: 'Crude Scope', // spell 3974
  32: 'Standard Scope', // spell 3975
  33: 'Accurate Scope', // spell 3976
  34: 'Weapon Counterweight', // spell 7218
  36: 'Enchant: Fiery Blaze', // spell 6297
  37: 'Weapon Chain', // spell 43588
  41: 'Enchant Chest - Minor Health', // spell 7420
  43: 'Iron Shield Spike', // spell 9784
  44: 'Enchant Chest - Minor Absorption', // spell 7445
  63: 'Enchant Chest - Lesser Absorption', // spell 7446
  65: 'Enchant Cloak - Minor Resistance', // spell 7452
  66: 'Enchant Bracer - Minor Stamina', // spell 7457
  241: 'Enchant Weapon - Lesser Striking', // spell 13503
  242: 'Enchant Chest - Lesser Health', // spell 7748
  243: 'Enchant Bracer - Minor Spirit', // spell 7766
  246: 'Enchant Chest - Lesser Mana', // spell 7776
  247: 'Enchant Cloak - Minor Agility', // spell 13419
  248: 'Enchant Bracer - Minor Strength', // spell 7782
  249: 'Enchant Weapon - Minor Beastslayer', // spell 7784
  250: 'Enchant Weapon - Minor Striking', // spell 7788
  254: 'Enchant Chest - Health', // spell 7857
  255: 'Enchant Bracer - Lesser Spirit', // spell 7859
  256: 'Enchant Cloak - Lesser Fire Resistance', // spell 7861
  368: 'Enchant Cloak - Greater Agility', // spell 34004
  369: 'Enchant Bracer - Major Intellect', // spell 34001
  463: 'Mithril Shield Spike', // spell 9782
  464: 'Mithril Spurs', // spell 7215
  663: 'Deadly Scope', // spell 12459
  664: 'Sniper Scope', // spell 12460
  684: 'Enchant Gloves - Major Strength', // spell 33995
  723: 'Enchant Bracer - Lesser Intellect', // spell 13622
  724: 'Enchant Bracer - Lesser Stamina', // spell 13501
  744: 'Enchant Cloak - Lesser Protection', // spell 13421
  783: 'Enchant Cloak - Minor Protection', // spell 7771
  803: 'Enchant Weapon - Fiery Weapon', // spell 13897
  804: 'Enchant Cloak - Lesser Shadow Resistance', // spell 13522
  805: 'Enchant Weapon - Greater Striking', // spell 13943
  823: 'Enchant Bracer - Lesser Strength', // spell 13536
  843: 'Enchant Chest - Mana', // spell 13607
  844: 'Enchant Gloves - Mining', // spell 13611
  845: 'Enchant Gloves - Herbalism', // spell 13614
  846: 'Enchant Gloves - Angler', // spell 71691
  847: 'Enchant Chest - Minor Stats', // spell 13624
  848: 'Enchant Cloak - Defense', // spell 13635
  849: 'Enchant Cloak - Lesser Agility', // spell 13882
  850: 'Enchant Chest - Greater Health', // spell 13640
  851: 'Enchant Bracer - Spirit', // spell 13642
  852: 'Enchant Bracer - Stamina', // spell 13648
  853: 'Enchant Weapon - Lesser Beastslayer', // spell 13650
  854: 'Enchant Weapon - Lesser Elemental Slayer', // spell 13651
  856: 'Enchant Bracer - Strength', // spell 13661
  857: 'Enchant Chest - Greater Mana', // spell 13663
  863: 'Enchant Shield - Lesser Parry', // spell 13689
  865: 'Enchant Gloves - Skinning', // spell 13697
  866: 'Enchant Chest - Lesser Stats', // spell 13625
  884: 'Enchant Cloak - Greater Defense', // spell 13746
  903: 'Enchant Cloak - Resistance', // spell 13796
  904: 'Enchant Gloves - Agility', // spell 13815
  905: 'Enchant Bracer - Intellect', // spell 13822
  906: 'Enchant Gloves - Advanced Mining', // spell 13838
  907: 'Enchant Bracer - Greater Spirit', // spell 13846
  908: 'Enchant Chest - Superior Health', // spell 13858
  909: 'Enchant Gloves - Advanced Herbalism', // spell 13839
  910: 'Enchant Cloak - Stealth', // spell 25083
  911: 'Enchant Boots - Minor Speed', // spell 13889
  912: 'Enchant Weapon - Demonslaying', // spell 13907
  913: 'Enchant Chest - Superior Mana', // spell 13917
  923: 'Enchant Bracer - Dodge', // spell 13931
  924: 'Enchant Bracer - Minor Dodge', // spell 7428
  925: 'Enchant Bracer - Lesser Dodge', // spell 13646
  926: 'Enchant Shield - Frost Resistance', // spell 13933
  927: 'Enchant Bracer - Greater Strength', // spell 13939
  928: 'Enchant Chest - Stats', // spell 13824
  929: 'Enchant Bracer - Greater Stamina', // spell 13945
  930: 'Enchant Gloves - Riding Skill', // spell 13927
  931: 'Enchant Gloves - Minor Haste', // spell 13948
  943: 'Enchant 2H Weapon - Lesser Impact', // spell 13529
  963: 'Enchant Weapon - Major Striking', // spell 27967
  983: 'Enchant Cloak - Superior Agility', // spell 44500
  1071: 'Enchant Shield - Major Stamina', // spell 34009
  1075: 'Enchant Boots - Greater Fortitude', // spell 44528
  1099: 'Enchant Cloak - Major Agility', // spell 60663
  1103: 'Enchant Weapon - Exceptional Agility', // spell 44633
  1119: 'Enchant Bracer - Exceptional Intellect', // spell 44555
  1128: 'Enchant Shield - Greater Intellect', // spell 60653
  1144: 'Enchant Chest - Major Spirit', // spell 33990
  1147: 'Enchant Bracer - Major Spirit', // spell 44593
  1257: 'Enchant Cloak - Greater Arcane Resistance', // spell 34005
  1262: 'Enchant Cloak - Superior Arcane Resistance', // spell 44596
  1354: 'Enchant Cloak - Superior Fire Resistance', // spell 44556
  1400: 'Enchant Cloak - Superior Nature Resistance', // spell 44494
  1441: 'Enchant Cloak - Greater Shadow Resistance', // spell 34006
  1446: 'Enchant Cloak - Superior Shadow Resistance', // spell 44590
  1593: 'Enchant Bracer - Lesser Assault', // spell 34002
  1594: 'Enchant Gloves - Assault', // spell 33996
  1597: 'Enchant Boots - Greater Assault', // spell 60763
  1600: 'Enchant Bracer - Assault', // spell 60616
  1603: 'Enchant Gloves - Crusher', // spell 60668
  1606: 'Enchant Weapon - Greater Potency', // spell 60621
  1704: 'Thorium Shield Spike', // spell 16624
  1843: 'Rugged Armor Kit', // spell 19057
  1883: 'Enchant Bracer - Greater Intellect', // spell 20008
  1884: 'Enchant Bracer - Superior Spirit', // spell 20009
  1885: 'Enchant Bracer - Superior Strength', // spell 20010
  1886: 'Enchant Bracer - Superior Stamina', // spell 20011
  1887: 'Enchant Gloves - Greater Agility', // spell 20012
  1888: 'Enchant Cloak - Greater Resistance', // spell 19992
  1889: 'Enchant Cloak - Superior Defense', // spell 20015
  1890: 'Enchant Shield - Vitality', // spell 20016
  1891: 'Enchant Chest - Greater Stats', // spell 19988
  1892: 'Enchant Chest - Major Health', // spell 19990
  1893: 'Enchant Chest - Major Mana', // spell 20028
  1894: 'Enchant Weapon - Icy Chill', // spell 20005
  1896: 'Enchant 2H Weapon - Superior Impact', // spell 20030
  1897: 'Enchant 2H Weapon - Impact', // spell 13695
  1898: 'Enchant Weapon - Lifestealing', // spell 20004
  1899: 'Enchant Weapon - Unholy Weapon', // spell 20006
  1900: 'Enchant Weapon - Crusader', // spell 20007
  1903: 'Enchant 2H Weapon - Major Spirit', // spell 20035
  1904: 'Enchant 2H Weapon - Major Intellect', // spell 20036
  1951: 'Enchant Cloak - Superior Dodge', // spell 44591
  1952: 'Enchant Shield - Dodge', // spell 44489
  1953: 'Enchant Chest - Greater Dodge', // spell 47766
  2322: 'Enchant Gloves - Major Healing', // spell 33999
  2326: 'Enchant Bracer - Greater Spellpower', // spell 44635
  2332: 'Enchant Bracer - Superior Spellpower', // spell 60767
  2381: 'Enchant Chest - Greater Mana Restoration', // spell 44509
  2443: "Enchant Weapon - Winter's Might", // spell 21930
  2463: 'Enchant Cloak - Fire Resistance', // spell 13657
  2483: 'Flame Mantle of the Dawn', // spell 22593
  2484: 'Frost Mantle of the Dawn', // spell 22594
  2485: 'Arcane Mantle of the Dawn', // spell 22598
  2486: 'Nature Mantle of the Dawn', // spell 22597
  2487: 'Shadow Mantle of the Dawn', // spell 22596
  2488: 'Chromatic Mantle of the Dawn', // spell 18676
  2503: 'Core Armor Kit', // spell 22725
  2504: 'Enchant Weapon - Spellpower', // spell 22749
  2505: 'Enchant Weapon - Healing Power', // spell 22750
  2523: 'Biznicks 247x128 Accurascope', // spell 22779
  2543: 'Arcanum of Rapidity', // spell 22840
  2544: 'Arcanum of Focus', // spell 22844
  2545: 'Arcanum of Protection', // spell 22846
  2563: 'Enchant Weapon - Strength', // spell 23799
  2564: 'Enchant Gloves - Superior Agility', // spell 25080
  2565: 'Enchant Bracer - Mana Regeneration', // spell 23801
  2567: 'Enchant Weapon - Mighty Spirit', // spell 23803
  2568: 'Enchant Weapon - Mighty Intellect', // spell 23804
  2583: 'Presence of Might', // spell 24149
  2584: "Syncretist's Sigil", // spell 24160
  2587: "Vodouisant's Vigilant Embrace", // spell 24163
  2588: 'Presence of Sight', // spell 24164
  2589: 'Hoodoo Hex', // spell 24165
  2590: 'Prophetic Aura', // spell 24167
  2591: "Animist's Caress", // spell 24168
  2603: 'Enchant Gloves - Fishing', // spell 24303
  2604: 'Zandalar Signet of Serenity', // spell 24420
  2605: 'Zandalar Signet of Mojo', // spell 24421
  2606: 'Zandalar Signet of Might', // spell 24422
  2613: 'Enchant Gloves - Threat', // spell 25063
  2614: 'Enchant Gloves - Shadow Power', // spell 25064
  2615: 'Enchant Gloves - Frost Power', // spell 25066
  2616: 'Enchant Gloves - Fire Power', // spell 25065
  2617: 'Enchant Gloves - Healing Power', // spell 25079
  2619: 'Enchant Cloak - Greater Fire Resistance', // spell 25081
  2620: 'Enchant Cloak - Greater Nature Resistance', // spell 25082
  2621: 'Enchant Cloak - Subtlety', // spell 25070
  2622: 'Enchant Cloak - Dodge', // spell 25086
  2646: 'Enchant 2H Weapon - Agility', // spell 27837
  2647: 'Enchant Bracer - Brawn', // spell 27899
  2648: 'Enchant Cloak - Greater Dodge', // spell 47051
  2649: 'Enchant Bracer - Fortitude', // spell 27914
  2650: 'Enchant Bracer - Spellpower', // spell 27917
  2653: 'Enchant Shield - Lesser Dodge', // spell 27944
  2654: 'Enchant Shield - Intellect', // spell 27945
  2655: 'Enchant Shield - Parry', // spell 27946
  2656: 'Enchant Boots - Vitality', // spell 27948
  2657: 'Enchant Boots - Dexterity', // spell 27951
  2658: 'Enchant Boots - Surefooted', // spell 27954
  2659: 'Enchant Chest - Exceptional Health', // spell 27957
  2661: 'Enchant Chest - Exceptional Stats', // spell 27959
  2662: 'Enchant Cloak - Major Armor', // spell 27961
  2664: 'Enchant Cloak - Major Resistance', // spell 27963
  2666: 'Enchant Weapon - Major Intellect', // spell 27968
  2667: 'Enchant 2H Weapon - Savagery', // spell 27971
  2668: 'Enchant Weapon - Potency', // spell 27972
  2669: 'Enchant Weapon - Major Spellpower', // spell 27975
  2670: 'Enchant 2H Weapon - Major Agility', // spell 27977
  2671: 'Enchant Weapon - Sunfire', // spell 27979
  2672: 'Enchant Weapon - Soulfrost', // spell 27980
  2673: 'Enchant Weapon - Mongoose', // spell 28093
  2674: 'Enchant Weapon - Spellsurge', // spell 27997
  2675: 'Enchant Weapon - Battlemaster', // spell 28005
  2679: 'Enchant Bracer - Restore Mana Prime', // spell 27913
  2681: 'Savage Guard', // spell 28161
  2682: 'Ice Guard', // spell 28163
  2683: 'Shadow Guard', // spell 28165
  2714: 'Felsteel Shield Spike', // spell 29455
  2715: 'Resilience of the Scourge', // spell 29475
  2716: 'Fortitude of the Scourge', // spell 29480
  2717: 'Might of the Scourge', // spell 29483
  2721: 'Power of the Scourge', // spell 29467
  2722: 'Adamantite Scope', // spell 30250
  2723: 'Khorium Scope', // spell 30252
  2724: 'Stabilitzed Eternium Scope', // spell 30260
  2745: 'Silver Spellthread', // spell 31369
  2746: 'Golden Spellthread', // spell 31370
  2747: 'Mystic Spellthread', // spell 31371
  2748: 'Runic Spellthread', // spell 31372
  2792: 'Knothide Armor Kit', // spell 32397
  2793: "Vindicator's Armor Kit", // spell 32398
  2794: "Magister's Armor Kit", // spell 32399
  2841: 'Heavy Knothide Armor Kit', // spell 44968
  2928: 'Enchant Ring - Spellpower', // spell 27924
  2929: 'Enchant Ring - Striking', // spell 354723
  2930: 'Enchant Ring - Healing Power', // spell 27926
  2931: 'Enchant Ring - Stats', // spell 357403
  2933: 'Enchant Chest - Major Resilience', // spell 33992
  2934: 'Enchant Gloves - Blasting', // spell 33993
  2935: 'Enchant Gloves - Precise Strikes', // spell 33994
  2937: 'Enchant Gloves - Major Spellpower', // spell 33997
  2938: 'Enchant Cloak - Spell Penetration', // spell 26283
  2939: "Enchant Boots - Cat's Swiftness", // spell 13889
  2940: "Enchant Boots - Boar's Speed", // spell 13889
  2977: 'Inscription of Warding', // spell 35355
  2978: 'Greater Inscription of Warding', // spell 35402
  2979: 'Inscription of Faith', // spell 35403
  2980: 'Greater Inscription of Faith', // spell 35404
  2981: 'Inscription of Discipline', // spell 35405
  2982: 'Greater Inscription of Discipline', // spell 35406
  2983: 'Inscription of Vengeance', // spell 35407
  2984: 'Shadow Armor Kit', // spell 35415
  2985: 'Flame Armor Kit', // spell 35416
  2986: 'Greater Inscription of Vengeance', // spell 35417
  2987: 'Frost Armor Kit', // spell 35418
  2988: 'Nature Armor Kit', // spell 35419
  2989: 'Arcane Armor Kit', // spell 35420
  2990: 'Inscription of the Knight', // spell 35432
  2991: 'Greater Inscription of the Knight', // spell 35433
  2992: 'Inscription of the Oracle', // spell 35434
  2993: 'Greater Inscription of the Oracle', // spell 35435
  2994: 'Inscription of the Orb', // spell 35436
  2995: 'Greater Inscription of the Orb', // spell 35437
  2996: 'Inscription of the Blade', // spell 35438
  2997: 'Greater Inscription of the Blade', // spell 35439
  2998: 'Inscription of Endurance', // spell 35442
  2999: 'Arcanum of the Defender', // spell 35443
  3001: 'Arcanum of Renewal', // spell 35445
  3002: 'Arcanum of Power', // spell 35447
  3003: 'Arcanum of Ferocity', // spell 35452
  3004: 'Arcanum of the Gladiator', // spell 35453
  3005: 'Arcanum of Nature Warding', // spell 35454
  3006: 'Arcanum of Arcane Warding', // spell 35455
  3007: 'Arcanum of Fire Warding', // spell 35456
  3008: 'Arcanum of Frost Warding', // spell 35457
  3009: 'Arcanum of Shadow Warding', // spell 35458
  3010: 'Cobrahide Leg Armor', // spell 35488
  3011: 'Clefthide Leg Armor', // spell 35489
  3012: 'Nethercobra Leg Armor', // spell 35490
  3013: 'Nethercleft Leg Armor', // spell 35495
  3095: 'Arcanum of Chromatic Warding', // spell 37890
  3096: 'Arcanum of the Outcast', // spell 37891
  3150: 'Enchant Chest - Restore Mana Prime', // spell 33991
  3222: 'Enchant Gloves - Major Agility', // spell 44529
  3223: 'Adamantite Weapon Chain', // spell 43588
  3225: 'Enchant Weapon - Executioner', // spell 42976
  3229: 'Enchant Shield - Resistance', // spell 359685
  3230: 'Enchant Cloak - Superior Frost Resistance', // spell 44483
  3231: 'Enchant Bracer - Expertise', // spell 44598
  3232: "Enchant Boots - Tuskarr's Vitality", // spell 13889
  3233: 'Enchant Chest - Exceptional Mana', // spell 27958
  3234: 'Enchant Gloves - Precision', // spell 44488
  3236: 'Enchant Chest - Mighty Health', // spell 44492
  3238: 'Enchant Gloves - Gatherer', // spell 44507
  3239: 'Enchant Weapon - Icebreaker', // spell 44525
  3241: 'Enchant Weapon - Lifeward', // spell 44578
  3243: 'Enchant Cloak - Spell Piercing', // spell 44001
  3244: 'Enchant Boots - Greater Vitality', // spell 44584
  3245: 'Enchant Chest - Exceptional Resilience', // spell 44588
  3246: 'Enchant Gloves - Exceptional Spellpower', // spell 44592
  3247: 'Enchant 2H Weapon - Scourgebane', // spell 44594
  3249: 'Enchant Gloves - Greater Blasting', // spell 44612
  3251: 'Enchant Weapon - Giant Slayer', // spell 44622
  3252: 'Enchant Chest - Super Stats', // spell 44624
  3253: 'Enchant Gloves - Armsman', // spell 25063
  3256: 'Enchant Cloak - Shadow Armor', // spell 44631
  3260: 'Glove Reinforcements', // spell 44769
  3269: 'Truesilver Fishing Line', // spell 45698
  3273: 'Enchant Weapon - Deathfrost', // spell 46579
  3289: 'Skybreaker Whip', // spell 48555
  3290: 'Spring Loaded Cloak Expander', // spell 52639
  3294: 'Enchant Cloak - Mighty Armor', // spell 47672
  3296: 'Enchant Cloak - Wisdom', // spell 25070
  3297: 'Enchant Chest - Super Health', // spell 47900
  3315: 'Carrot on a Stick', // spell 48401
  3319: 'Socket One-Handed Weapon', // spell 50465
  3325: 'Jormungar Leg Armor', // spell 50901
  3326: 'Nerubian Leg Armor', // spell 50902
  3327: 'Jormungar Leg Reinforcements', // spell 50903
  3328: 'Nerubian Leg Reinforcements', // spell 50904
  3329: 'Borean Armor Kit', // spell 50906
  3330: 'Heavy Borean Armor Kit', // spell 50909
  3332: 'Wyrmscale Leg Armor', // spell 50913
  3365: 'Rune of Swordshattering', // spell 53387
  3366: 'Rune of Lichbane', // spell 56903
  3367: 'Rune of Spellshattering', // spell 53362
  3368: 'Rune of the Fallen Crusader', // spell 53365
  3369: 'Rune of Cinderglacier', // spell 53386
  3370: 'Rune of Razorice', // spell 50401
  3594: 'Rune of Swordbreaking', // spell 54448
  3595: 'Rune of Spellbreaking', // spell 54449
  3599: 'Personal Electromagnetic Pulse Generator', // spell 54736
  3601: 'Frag Belt', // spell 54793
  3603: 'Hand-Mounted Pyro Rocket', // spell 54998
  3604: 'Hyperspeed Accelerators', // spell 54999
  3605: 'Flexweave Underlay', // spell 55002
  3607: 'Sun Scope', // spell 55076
  3608: 'Heartseeker Scope', // spell 55135
  3718: 'Shining Spellthread', // spell 55630
  3719: 'Brilliant Spellthread', // spell 55631
  3720: 'Azure Spellthread', // spell 55632
  3721: 'Sapphire Spellthread', // spell 55634
  3722: 'Lightweave Embroidery', // spell 55640
  3728: 'Darkglow Embroidery', // spell 55768
  3729: 'Ebonsteel Belt Buckle', // spell None
  3730: 'Swordguard Embroidery', // spell 55776
  3731: 'Titanium Weapon Chain', // spell 43588
  3748: 'Titanium Shield Spike', // spell 56355
  3754: "Falcon's Call", // spell 24162
  3755: "Death's Embrace", // spell 24161
  3756: 'Fur Lining - Attack Power', // spell 57683
  3757: 'Fur Lining - Stamina', // spell 57690
  3758: 'Fur Lining - Spell Power', // spell 57691
  3759: 'Fur Lining - Fire Resist', // spell 57692
  3760: 'Fur Lining - Frost Resist', // spell 57694
  3761: 'Fur Lining - Shadow Resist', // spell 57696
  3762: 'Fur Lining - Nature Resist', // spell 57699
  3763: 'Fur Lining - Arcane Resist', // spell 57701
  3775: 'Inscription of High Discipline', // spell 58126
  3776: 'Inscription of the Frostblade', // spell 58128
  3777: 'Inscription of Kings', // spell 58129
  3788: 'Enchant Weapon - Accuracy', // spell 59619
  3789: 'Enchant Weapon - Berserking', // spell 59620
  3790: 'Enchant Weapon - Black Magic', // spell 59630
  3791: 'Enchant Ring - Stamina', // spell 59636
  3793: 'Inscription of Triumph', // spell 59771
  3794: 'Inscription of Dominance', // spell 59773
  3795: 'Arcanum of Triumph', // spell 59777
  3796: 'Arcanum of Dominance', // spell 59778
  3797: 'Arcanum of Dominance', // spell 59784
  3806: 'Inscription of the Storm', // spell 59927
  3807: 'Inscription of the Crag', // spell 59928
  3808: 'Greater Inscription of the Axe', // spell 59934
  3809: 'Greater Inscription of the Crag', // spell 59936
  3810: 'Greater Inscription of the Storm', // spell 59937
  3811: 'Greater Inscription of the Pinnacle', // spell 59941
  3812: 'Arcanum of the Frosty Soul', // spell 59944
  3813: 'Arcanum of Toxic Warding', // spell 59945
  3814: 'Arcanum of the Fleeing Shadow', // spell 59946
  3815: 'Arcanum of the Eclipsed Moon', // spell 59947
  3816: "Arcanum of the Flame's Soul", // spell 59948
  3817: 'Arcanum of Torment', // spell 59954
  3818: 'Arcanum of the Stalwart Protector', // spell 59955
  3819: 'Arcanum of Blissful Mending', // spell 59960
  3820: 'Arcanum of Burning Mysteries', // spell 59970
  3822: 'Frosthide Leg Armor', // spell 60581
  3823: 'Icescale Leg Armor', // spell 60582
  3824: 'Enchant Boots - Assault', // spell 60606
  3825: 'Enchant Cloak - Speed', // spell 60609
  3826: 'Enchant Boots - Icewalker', // spell 60623
  3827: 'Enchant 2H Weapon - Massacre', // spell 60691
  3828: 'Enchant 2H Weapon - Greater Savagery', // spell 44630
  3829: 'Enchant Gloves - Greater Assault', // spell 44513
  3830: 'Enchant Weapon - Exceptional Spellpower', // spell 44629
  3831: 'Enchant Cloak - Greater Speed', // spell 47898
  3832: 'Enchant Chest - Powerful Stats', // spell 60694
  3833: 'Enchant Weapon - Superior Potency', // spell 60707
  3834: 'Enchant Weapon - Mighty Spellpower', // spell 60714
  3835: "Master's Inscription of the Axe", // spell 61117
  3836: "Master's Inscription of the Crag", // spell 61118
  3837: "Master's Inscription of the Pinnacle", // spell 61119
  3838: "Master's Inscription of the Storm", // spell 61120
  3839: 'Enchant Ring - Assault', // spell 44645
  3840: 'Enchant Ring - Greater Spellpower', // spell 44636
  3842: 'Arcanum of the Savage Gladiator', // spell 61271
  3843: 'Diamond-cut Refractor Scope', // spell 61468
  3844: 'Enchant Weapon - Exceptional Spirit', // spell 44510
  3845: 'Enchant Bracer - Greater Assault', // spell 44575
  3846: 'Enchant Weapon - Major Healing', // spell 34010
  3847: 'Rune of the Stoneskin Gargoyle', // spell 62157
  3849: 'Titanium Plating', // spell 62201
  3850: 'Enchant Bracer - Major Stamina', // spell 62256
  3851: 'Enchant Weapon - Titanguard', // spell 62257
  3852: 'Greater Inscription of the Gladiator', // spell 62384
  3853: 'Earthen Leg Armor', // spell 62447
  3854: 'Enchant Staff - Greater Spellpower', // spell 62948
  3855: 'Enchant Staff - Spellpower', // spell 62959
  3858: 'Enchant Boots - Lesser Accuracy', // spell 63746
  3859: 'Springy Arachnoweave', // spell 63765
  3860: 'Reticulated Armor Webbing', // spell 63770
  3869: 'Enchant Weapon - Blade Ward', // spell 64440
  3870: 'Enchant Weapon - Blood Draining', // spell 64571
  3872: 'Sanctified Spellthread', // spell 56039
  3873: "Master's Spellthread", // spell 56034
  3875: 'Inscription of the Axe', // spell 59929
  3876: 'Inscription of the Pinnacle', // spell 59932
  3883: 'Rune of the Nerubian Carapace', // spell 70163
  4061: 'Enchant Gloves - Mastery', // spell 74132
  4062: 'Enchant Boots - Earthen Vitality', // spell 74189
  4063: 'Enchant Chest - Mighty Stats', // spell 74190
  4064: 'Enchant Cloak - Greater Spell Piercing', // spell 74192
  4065: 'Enchant Bracer - Speed', // spell 74193
  4066: 'Enchant Weapon - Mending', // spell 74194
  4067: 'Enchant Weapon - Avalanche', // spell 74196
  4068: 'Enchant Gloves - Haste', // spell 74198
  4069: 'Enchant Boots - Haste', // spell 74199
  4070: 'Enchant Chest - Stamina', // spell 74200
  4071: 'Enchant Bracer - Critical Strike', // spell 74201
  4072: 'Enchant Cloak - Intellect', // spell 74202
  4073: 'Enchant Shield - Protection', // spell 74207
  4074: 'Enchant Weapon - Elemental Slayer', // spell 74208
  4075: 'Enchant Gloves - Exceptional Strength', // spell 74212
  4076: 'Enchant Boots - Major Agility', // spell 74213
  4077: 'Enchant Chest - Mighty Resilience', // spell 74214
  4078: 'Enchant Ring - Strength', // spell 74215
  4079: 'Enchant Ring - Agility', // spell 74216
  4080: 'Enchant Ring - Intellect', // spell 74217
  4081: 'Enchant Ring - Greater Stamina', // spell 74218
  4082: 'Enchant Gloves - Greater Expertise', // spell 74220
  4083: 'Enchant Weapon - Hurricane', // spell 74221
  4084: 'Enchant Weapon - Heartsong', // spell 95653
  4085: 'Enchant Shield - Mastery', // spell 74226
  4086: 'Enchant Bracer - Superior Dodge', // spell 74229
  4087: 'Enchant Cloak - Critical Strike', // spell 74230
  4088: 'Enchant Chest - Exceptional Spirit', // spell 74231
  4089: 'Enchant Bracer - Precision', // spell 74232
  4090: 'Enchant Cloak - Protection', // spell 74234
  4091: 'Enchant Off-Hand - Superior Intellect', // spell 74235
  4092: 'Enchant Boots - Precision', // spell 74236
  4093: 'Enchant Bracer - Exceptional Spirit', // spell 74237
  4094: 'Enchant Boots - Mastery', // spell 74238
  4095: 'Enchant Bracer - Greater Expertise', // spell 74239
  4096: 'Enchant Cloak - Greater Intellect', // spell 74240
  4097: 'Enchant Weapon - Power Torrent', // spell 94746
  4098: 'Enchant Weapon - Windwalk', // spell 74243
  4099: 'Enchant Weapon - Landslide', // spell 74245
  4100: 'Enchant Cloak - Greater Critical Strike', // spell 74247
  4101: 'Enchant Bracer - Greater Critical Strike', // spell 74248
  4102: 'Enchant Chest - Peerless Stats', // spell 74249
  4103: 'Enchant Chest - Greater Stamina', // spell 74251
  4104: 'Enchant Boots - Lavawalker', // spell 74253
  4105: "Enchant Boots - Assassin's Step", // spell 74252
  4106: 'Enchant Gloves - Mighty Strength', // spell 74254
  4107: 'Enchant Gloves - Greater Mastery', // spell 74255
  4108: 'Enchant Bracer - Greater Speed', // spell 74256
  4109: 'Ghostly Spellthread', // spell 75149
  4110: 'Powerful Ghostly Spellthread', // spell 75150
  4111: 'Enchanted Spellthread', // spell 75151
  4112: 'Powerful Enchanted Spellthread', // spell 75152
  4113: "Master's Spellthread", // spell 75154
  4114: 'Sanctified Spellthread', // spell 75155
  4115: 'Lightweave Embroidery', // spell 75171
  4116: 'Darkglow Embroidery', // spell 75174
  4118: 'Swordguard Embroidery', // spell 75177
  4120: 'Savage Armor Kit', // spell 78165
  4121: 'Heavy Savage Armor Kit', // spell 78166
  4122: 'Scorched Leg Armor', // spell 78169
  4124: 'Twilight Leg Armor', // spell 78170
  4126: 'Dragonscale Leg Armor', // spell 78171
  4127: 'Charscale Leg Armor', // spell 78172
  4175: 'Gnomish X-Ray Scope', // spell 95713
  4176: 'R19 Threatfinder', // spell 81933
  4177: 'Safety Catch Removal Kit', // spell 81934
  4179: 'Synapse Springs', // spell 82175
  4180: 'Quickflip Deflection Plates', // spell 82177
  4181: 'Tazik Shocker', // spell 82180
  4182: 'Spinal Healing Injector', // spell 82200
  4183: 'Z50 Mana Gulper', // spell 82201
  4187: 'Invisibility Field', // spell 84424
  4188: 'Grounded Plasma Shield', // spell 84427
  4189: 'Draconic Embossment - Stamina', // spell 85007
  4190: 'Draconic Embossment - Agility', // spell 85008
  4191: 'Draconic Embossment - Strength', // spell 85009
  4192: 'Draconic Embossment - Intellect', // spell 85010
  4193: 'Swiftsteel Inscription', // spell 86375
  4194: 'Lionsmane Inscription', // spell 86401
  4195: 'Inscription of the Earth Prince', // spell 86402
  4196: 'Felfire Inscription', // spell 86403
  4197: 'Inscription of Unbreakable Quartz', // spell 86847
  4198: 'Greater Inscription of Unbreakable Quartz', // spell 86854
  4199: 'Inscription of Charged Lodestone', // spell 86898
  4200: 'Greater Inscription of Charged Lodestone', // spell 86899
  4201: 'Inscription of Jagged Stone', // spell 86900
  4202: 'Greater Inscription of Jagged Stone', // spell 86901
  4203: 'Inscription of Shattered Crystal', // spell 86906
  4204: 'Greater Inscription of Shattered Crystal', // spell 86907
  4205: 'Inscription of Shattered Crystal', // spell 86909
  4206: 'Arcanum of the Earthen Ring', // spell 86931
  4207: 'Arcanum of Hyjal', // spell 86932
  4208: 'Arcanum of the Highlands', // spell 86933
  4209: 'Arcanum of Ramkahen', // spell 86934
  4214: 'Cardboard Assassin', // spell 84425
  4215: 'Elementium Shield Spike', // spell 92432
  4216: 'Pyrium Shield Spike', // spell 92436
  4217: 'Pyrium Weapon Chain', // spell 43588
  4222: 'Mind Amplification Dish', // spell 67839
  4223: 'Nitro Boosts', // spell 55016
  4227: 'Enchant 2H Weapon - Mighty Agility', // spell 95471
  4245: 'Arcanum of Vicious Intellect', // spell 96245
  4246: 'Arcanum of Vicious Agility', // spell 96246
  4247: 'Arcanum of Vicious Strength', // spell 96247
  4248: 'Greater Inscription of Vicious Intellect', // spell 96249
  4249: 'Greater Inscription of Vicious Strength', // spell 96250
  4250: 'Greater Inscription of Vicious Agility', // spell 96251
  4256: 'Enchant Bracer - Major Strength', // spell 96261
  4257: 'Enchant Bracer - Mighty Intellect', // spell 96262
  4258: 'Enchant Bracer - Agility', // spell 96264
  4259: 'Reinforced Fishing Line', // spell 96285
  4267: "Flintlocke's Woodchucker", // spell 99622
  4270: 'Drakehide Leg Armor', // spell 101598
  4438: 'Drakehide Leg Reinforcements', // spell 101600
  4439: 'Charscale Leg Reinforcements', // spell 85068
  4440: 'Dragonbone Leg Reinforcements', // spell 85067
};
