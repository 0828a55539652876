"""Age of Champagne: ten rounds of vineyards, presses, cellars and deliveries for two to four players."""
