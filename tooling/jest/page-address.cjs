// The URL of an imported HTML page.
module.exports = 'film.html';
